// A new version, in English.

export const en = { ready: "New version ready", reload: "Reload", later: "Later" };
