for (const table of document.querySelectorAll("table.sortable")) {
  const body = table.tBodies[0];
  const heads = [...table.tHead.rows[0].cells];
  heads.forEach((head, at) => {
    const number = head.classList.contains("num");
    const text = (row) => row.cells[at].textContent.trim();
    const value = (row) => parseFloat(text(row).replace("−", "-").replace(",", ".").replace(/^[<>+]/, ""));
    const byText = (one, other) => text(one).localeCompare(text(other), document.documentElement.lang, { numeric: true });
    const button = document.createElement("button");
    button.type = "button";
    button.className = "sort";
    button.append(...head.childNodes);
    head.append(button);
    button.addEventListener("click", () => {
      const up = head.getAttribute("aria-sort") !== "ascending";
      heads.forEach((other) => other.removeAttribute("aria-sort"));
      head.setAttribute("aria-sort", up ? "ascending" : "descending");
      const sign = up ? 1 : -1;
      const byNumber = (one, other) => {
        const [a, b] = [value(one), value(other)];
        return Number.isNaN(a) || Number.isNaN(b) ? Number.isNaN(a) - Number.isNaN(b) : sign * (a - b);
      };
      body.append(...[...body.rows].sort(number ? byNumber : (one, other) => sign * byText(one, other)));
    });
  });
}
for (const filter of document.querySelectorAll(".filter")) {
  const rows = [...document.getElementById(filter.dataset.of).tBodies[0].rows];
  const texts = rows.map((row) => [...row.cells].map((cell) => cell.textContent).join(" ").toLowerCase());
  const input = filter.querySelector("input");
  const shown = filter.querySelector("output");
  const apply = () => {
    const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
    let count = 0;
    rows.forEach((row, at) => {
      row.hidden = !words.every((word) => texts[at].includes(word));
      count += row.hidden ? 0 : 1;
    });
    shown.textContent = `${count} / ${rows.length}`;
  };
  input.addEventListener("input", apply);
  filter.hidden = false;
  apply();
}
addEventListener("beforeprint", () => {
  for (const folded of document.querySelectorAll("details")) { folded.open = true; }
});
