// What every answer carries, whoever gives it.

/** Of a page that others may show in a frame. */
export const FRAME_HEADERS: Readonly<Record<string, string>> = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "cross-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
};

export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  ...FRAME_HEADERS,
  "x-frame-options": "DENY",
  "cross-origin-resource-policy": "same-origin",
};
