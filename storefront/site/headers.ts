/**
 * Security headers of every answer.
 *
 * Why `script-src` allows inline scripts: pages are cached whole and sent as they are to everyone. A nonce
 * would have to be new in every answer, which makes every page a render of its own (measured: a fifth of the
 * requests per second); hashes would have to name each page's own data, which is inline and changes with it.
 * What stands in for it: no content can bring markup (React escapes text, formatted text has no raw HTML,
 * structured data is escaped), scripts load from this origin alone, nothing may frame, post or rebase the
 * page elsewhere, and plugins are off.
 */
export function securityHeaders({
  development,
  secure,
  pictures,
  search,
  frameAncestors,
}: {
  development: boolean;
  /** Whether the visitor came by https. */
  secure: boolean;
  /** Origins of photographs: the image CDN of stock and of content. */
  pictures: readonly string[];
  /** Origins the browser may ask: the search service. */
  search: readonly string[];
  /** Origins that may show the site in a frame: the studio's preview. */
  frameAncestors: readonly string[];
}): Record<string, string> {
  const policy = {
    'default-src': ["'self'"],
    'script-src': ["'self'", "'unsafe-inline'", ...(development ? ["'unsafe-eval'"] : [])],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...pictures],
    'media-src': ["'self'", ...pictures],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...search, ...(development ? ['ws:'] : [])],
    'frame-src': ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': frameAncestors.length ? ["'self'", ...frameAncestors] : ["'self'"],
    ...(secure ? { 'upgrade-insecure-requests': [] } : {}),
  };
  return {
    'content-security-policy': Object.entries(policy)
      .map(([name, sources]) => [name, ...sources].join(' '))
      .join('; '),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(self), usb=()',
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    ...(secure ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  };
}
