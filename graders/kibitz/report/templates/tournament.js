for (const deal of document.querySelectorAll(".deal")) {
  const steps = deal.querySelector(".steps");
  const tricks = [...deal.querySelectorAll(".tricks > li")];
  const drawn = tricks.map((trick) => trick.querySelector("svg"));
  const cards = drawn.map((table) => table.querySelectorAll(".k").length);
  const last = tricks.length - 1;
  const play = steps.querySelector("[data-go=play]");
  const all = steps.querySelector("[data-go=all]");
  const words = { play: play.textContent, all: all.textContent };
  let now = "foul" in deal.dataset ? last : 0;
  let upto = cards[now], timer = 0, stepping = true;

  const atEnd = () => now === last && upto === cards[last];

  const show = () => {
    deal.classList.toggle("stepping", stepping);
    tricks.forEach((trick, place) => {
      const here = stepping && place === now;
      const shown = here ? upto : cards[place];
      trick.hidden = stepping && !here;
      drawn[place].dataset.upto = shown === cards[place] ? 4 : shown;
      trick.classList.toggle("unfinished", shown < cards[place]);
    });
    all.textContent = stepping ? words.all : all.dataset.one;
  };

  const stop = () => {
    clearInterval(timer);
    timer = 0;
    play.textContent = words.play;
  };

  const goTo = (place, count) => {
    now = Math.min(last, Math.max(0, place));
    upto = Math.min(cards[now], Math.max(0, count));
  };

  const go = {
    card: (by) => {
      if (by > 0 && upto < cards[now]) { goTo(now, upto + 1); }
      else if (by > 0 && now < last) { goTo(now + 1, 1); }
      else if (by < 0 && (upto > 1 || now === 0)) { goTo(now, upto - 1); }
      else if (by < 0) { goTo(now - 1, 4); }
    },
    trick: (by) => goTo(by < 0 && upto < cards[now] ? now : now + by, 4),
    all: () => { stepping = !stepping; },
    play: () => {
      if (timer) { return stop(); }
      if (atEnd()) { goTo(0, 0); }
      play.textContent = play.dataset.stop;
      timer = setInterval(() => { go.card(1); show(); if (atEnd()) { stop(); } }, 700);
    },
  };

  const act = (what, by) => {
    if (what !== "play") { stop(); }
    if (what !== "all") { stepping = true; }
    go[what](by);
    show();
  };

  steps.hidden = false;
  steps.addEventListener("click", (event) => {
    const button = event.target.closest("button");
    if (button) { act(button.dataset.go, Number(button.dataset.by)); }
  });
  const keys = { ArrowRight: ["card", 1], ArrowLeft: ["card", -1], ArrowDown: ["trick", 1], ArrowUp: ["trick", -1] };
  steps.addEventListener("keydown", (event) => {
    if (keys[event.key] && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      act(...keys[event.key]);
    }
  });
  show();
}
