// Applies what style sheets need to know of the player's preferences before the first paint. Everything else waits for the app.
try {
  const { theme, keepsBright, hasLargeText, hasSafeColors } = JSON.parse(
    localStorage.getItem("demonstrandum/preferences") ?? "{}",
  );
  const { dataset } = document.documentElement;
  if (theme === "light" || theme === "dark") dataset.theme = theme;
  if (keepsBright === true) dataset.bright = "";
  if (hasLargeText === true) dataset.large = "";
  if (hasSafeColors === true) dataset.safe = "";
  // Whether anything was ever played here, as visits.ts has it.
  if (Object.keys(localStorage).some((key) => /^(daily\/)?demonstrandum\/play\//.test(key))) dataset.known = "";
} catch {}
