"""Handles: objects of the guest's, as a check in the judge speaks of them."""

from __future__ import annotations

import operator
from collections.abc import Iterator
from typing import Any, Protocol, TypeVar

from kibitz.judge.exactly import as_plain
from kibitz.judge.failures import no_plain_value, wrong_kind

T = TypeVar("T")


class Asker(Protocol):
    """What puts a handle's questions to the guest."""

    def call(self, handle: Handle, name: str, args: tuple[object, ...], kwargs: dict[str, object]) -> object:
        """Call the object, or its method of that name."""

    def get(self, handle: Handle, name: str) -> object:
        """Return an attribute."""

    def apply(self, operation: str, *args: object) -> object:
        """Do an operation of `kibitz.guest.serve.APPLY`."""


class Handle:
    """Stands for an object that lives in the guest; each use of it is a question to the guest.

    The same object has the same handle, so ``is`` works.  Nothing of the object ever runs here.
    """

    __slots__ = ("_asker", "_birth", "_number", "_type")

    def __init__(self, asker: Asker, number: int, kind: str, birth: int) -> None:
        """Stand for object ``number`` of the guest's life ``birth``, of type ``kind``."""
        self._asker = asker
        self._number = number
        self._type = kind
        self._birth = birth

    def __call__(self, *args: object, **kwargs: object) -> object:
        """Call the object."""
        return self._asker.call(self, "", args, kwargs)

    def __getattr__(self, name: str) -> Method:
        if name.startswith("_"):
            raise AttributeError(name)
        return Method(self, name)

    def get(self, name: str) -> object:
        """Return the value of an attribute."""
        return self._asker.get(self, name)

    def __str__(self) -> str:
        return self._expect(str, "str")

    def __len__(self) -> int:
        return self._expect(int, "len")

    def __getitem__(self, key: object) -> object:
        return self._asker.apply("getitem", self, key)

    # An object may have an `__eq__`, a `__bool__` or a `__contains__` that says yes to everything.  It is
    # asked only how it compares with another object of the student's, and never stands for a plain value.

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Handle) and self._expect(bool, "eq", other))

    def __ne__(self, other: object) -> bool:
        return self is not other and (not isinstance(other, Handle) or self._expect(bool, "ne", other))

    def __lt__(self, other: object) -> bool:
        return self._against("lt", other)

    def __le__(self, other: object) -> bool:
        return self._against("le", other)

    def __gt__(self, other: object) -> bool:
        return self._against("gt", other)

    def __ge__(self, other: object) -> bool:
        return self._against("ge", other)

    def _against(self, operation: str, other: object) -> bool:
        if not isinstance(other, Handle):
            raise no_plain_value(self._type)
        return self._expect(bool, operation, other)

    def __bool__(self) -> bool:
        raise no_plain_value(self._type)

    def __contains__(self, item: object) -> bool:
        raise no_plain_value(self._type)

    def __iter__(self) -> Iterator[object]:
        raise no_plain_value(self._type)

    def __hash__(self) -> int:
        return hash((self._birth, self._number))

    def _expect(self, kind: type[T], operation: str, *args: object) -> T:
        value = self._asker.apply(operation, self, *args)
        if type(value) is not kind:
            raise wrong_kind(f"{operation}({self._type})", kind.__name__)
        return value

    def __repr__(self) -> str:
        return describe(self)


class Kin(Handle):
    """Stands for an object whose class is a subclass of a plain type: a card that is a kind of ``str``.

    It is worth what it is as that type, ``value``; methods of the student's have no say in that.
    """

    __slots__ = ("value",)

    def __init__(self, asker: Asker, number: int, kind: str, birth: int, value: Any) -> None:
        """Stand for the object, whose plain value was ``value`` when it was last sent."""
        super().__init__(asker, number, kind, birth)
        self.value = value

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Kin):
            return self is other or bool(self.value == other.value)
        return not isinstance(other, Handle) and bool(self.value == other)

    def __ne__(self, other: object) -> bool:
        return not self == other

    def _against(self, operation: str, other: object) -> bool:
        if isinstance(other, Handle) and not isinstance(other, Kin):
            return super()._against(operation, other)
        return bool(getattr(operator, operation)(self.value, as_plain(other)))

    def as_plain(self) -> object:
        """Return the plain value."""
        return self.value

    def __len__(self) -> int:
        return len(self.value)

    def __getitem__(self, key: object) -> object:
        return self.value[key]

    def __bool__(self) -> bool:
        return bool(self.value)

    def __contains__(self, item: object) -> bool:
        return item in self.value

    def __iter__(self) -> Iterator[object]:
        return iter(self.value)

    def __hash__(self) -> int:
        try:
            return hash(self.value)
        except TypeError:  # a list that can be hashed, by a method of the student's
            return super().__hash__()

    def __add__(self, other: Any) -> Any:
        return self.value + as_plain(other)

    def __radd__(self, other: Any) -> Any:
        return other + self.value

    def __mod__(self, other: Any) -> Any:
        return self.value % as_plain(other)

    def __index__(self) -> int:
        return operator.index(self.value)

    def keys(self) -> Any:
        """Return the keys, of a kind of dict."""
        return self.value.keys()

    def items(self) -> Any:
        """Return the items, of a kind of dict."""
        return self.value.items()

    def values(self) -> Any:
        """Return the values, of a kind of dict."""
        return self.value.values()


class Method:
    """A method of a handle's object, about to be called."""

    __slots__ = ("_handle", "_name")

    def __init__(self, handle: Handle, name: str) -> None:
        """Stand for ``handle.name``."""
        self._handle = handle
        self._name = name

    def __call__(self, *args: object, **kwargs: object) -> object:
        """Call the method."""
        return self._handle._asker.call(self._handle, self._name, args, kwargs)

    def __repr__(self) -> str:
        return f"{self._handle!r}.{self._name}"


def describe(handle: Handle) -> str:
    """Say what a handle stands for, without asking the guest."""
    if isinstance(handle, Kin):
        return f"{handle._type}({handle.value!r})"
    return f"<{handle._type} object>"


def number(handle: Handle) -> int:
    """Return the number by which the guest knows the object."""
    return handle._number


def type_name(handle: Handle) -> str:
    """Return the name of the object's class."""
    return handle._type


def birth(handle: Handle) -> int:
    """Return which life of the guest the handle belongs to."""
    return handle._birth
