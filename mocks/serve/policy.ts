/**
 * The headers of production (README names them too). `socket` is the live connection's origin, which not every
 * browser counts to 'self'; "" where there is none.
 */
export function pageHeaders(socket: string): Record<string, string> {
  return { ...plainHeaders, "Content-Security-Policy": policy(socket) };
}

/** Headers of every answer, whatever it is. */
export const plainHeaders: Readonly<Record<string, string>> = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
};

function policy(socket: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self' ${socket}`.trimEnd(),
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types default",
  ].join("; ");
}
