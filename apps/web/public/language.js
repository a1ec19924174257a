// Before the first paint: whoever reads in another language than this page's is taken to the same page in theirs. What was chosen
// counts first, then what the browser asks for. Only languages that the page names as alternates exist. A puzzle in a frame is in
// the language of the page around it.
try {
  const { language } = JSON.parse(localStorage.getItem("demonstrandum/preferences") ?? "{}");
  const wanted = language ?? (navigator.languages?.[0] ?? "").slice(0, 2).toLowerCase();
  const { offers = "" } = document.currentScript.dataset;
  const others = offers.split(" ").filter((each) => each !== "en");
  const here = others.find((each) => location.pathname === `/${each}` || location.pathname.startsWith(`/${each}/`));
  const plain = here ? location.pathname.slice(here.length + 1) || "/" : location.pathname;
  const isOther = wanted !== (here ?? "en") && (wanted === "en" ? language === "en" : others.includes(wanted));
  if (isOther && !plain.startsWith("/embed/")) {
    const path = wanted === "en" ? plain : plain === "/" ? `/${wanted}` : `/${wanted}${plain}`;
    location.replace(path + location.search + location.hash);
  }
} catch {}
