// The style and the script of the page about the API. Kept as text, as the API also runs where no build of the pages is.

export const DOCS_STYLE = `:root { color-scheme: light dark; }
body { margin: 0; font: 1rem/1.6 system-ui, sans-serif; background: light-dark(#f3ede0, #12181a); color: light-dark(#1e2522, #ece7da); }
main { max-width: 48rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1, h2 { font-family: Georgia, serif; line-height: 1.2; }
a { color: light-dark(#1f6f5c, #6cc9ad); }
section { margin-top: 2rem; padding-top: 0.5rem; border-top: 1px solid light-dark(#d8cfbc, #2f3b3d); }
code, textarea, pre { font: 0.875rem/1.5 ui-monospace, monospace; }
dt { margin-top: 1rem; font-weight: 600; }
dd { margin: 0; }
dt:target { outline: 2px solid light-dark(#1f6f5c, #6cc9ad); outline-offset: 0.25rem; }
.address { overflow-wrap: anywhere; }
label { display: block; font-size: 0.875rem; }
textarea, pre { box-sizing: border-box; width: 100%; padding: 0.75rem; border: 1px solid light-dark(#8d8670, #718085); border-radius: 0.5rem; background: light-dark(#fffdf8, #212b2d); color: inherit; }
pre { max-height: 24rem; overflow: auto; white-space: pre-wrap; overflow-wrap: anywhere; }
button { min-height: 2.75rem; margin-top: 0.5rem; padding: 0 1.25rem; border: 0; border-radius: 1.4rem; background: light-dark(#1f6f5c, #6cc9ad); color: light-dark(#fbf8f1, #0f1a17); font: inherit; font-weight: 600; cursor: pointer; }
button:disabled { opacity: 0.6; cursor: wait; }
`;

export const DOCS_SCRIPT = `const show = (id, text) => {
  const place = document.getElementById(id + "-answer");
  place.hidden = false;
  place.textContent = text;
};

async function run(button) {
  const { run: id, method, path } = button.dataset;
  const body = document.getElementById(id + "-body")?.value;
  button.disabled = true;
  show(id, "…");
  try {
    const answer = await fetch(path, { method, ...(body ? { body, headers: { "content-type": "application/json" } } : {}) });
    const text = await answer.text();
    let shown = text;
    try { shown = JSON.stringify(JSON.parse(text), null, 2); } catch {}
    show(id, answer.status + " " + answer.statusText + "\\n\\n" + shown);
  } catch (error) {
    show(id, "No answer: " + error.message);
  } finally {
    button.disabled = false;
  }
}

for (const button of document.querySelectorAll("button[data-run]")) button.addEventListener("click", () => run(button));
`;
