// Applies the chosen colours before the first paint. Everything else waits for the app.
try {
  const { theme } = JSON.parse(localStorage.getItem("demonstrandum/preferences") ?? "{}");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {}
