import { hstsHeader } from '@forecourt/lib/platform/network/response-headers';

export interface PaymentOrigins {
  scripts: readonly string[];
  frames: readonly string[];
  asks: readonly string[];
}

/** Returns the origins that Stripe.js needs, from Stripe's guide to CSP; for another URL, its origin. */
export function paymentOrigins(scriptUrl: string | undefined): PaymentOrigins {
  if (scriptUrl) {
    const { origin } = new URL(scriptUrl);
    return { scripts: [origin], frames: [origin], asks: [origin] };
  }
  return {
    scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
    frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
    asks: ['https://api.stripe.com'],
  };
}

export interface PixelOrigins {
  script: string;
  asks: string;
}

/** Returns the origins of the network's pixel; for another address, that one origin. */
export function pixelOrigins(scriptUrl: string | undefined): PixelOrigins {
  if (!scriptUrl) return { script: 'https://connect.facebook.net', asks: 'https://www.facebook.com' };
  const { origin } = new URL(scriptUrl);
  return { script: origin, asks: origin };
}

/** Returns the origin of Turnstile's script and frame. */
export const challengeOrigin = (host: string | undefined): string =>
  host ? new URL(host).origin : 'https://challenges.cloudflare.com';

/**
 * Returns the security headers of every response.
 * Why `script-src` allows inline scripts: pages are cached whole, so a nonce would require rendering each
 * page per request (measured: a fifth of the throughput), and hashes would have to cover each page's inline
 * data. Instead, content cannot inject markup (React escapes text, formatted text has no raw HTML, structured
 * data is escaped), scripts load only from the origins below, and nothing may frame, post or rebase the page.
 */
export function securityHeaders({
  development,
  secure,
  hstsSubdomains = true,
  pictures,
  filmsAnywhere = false,
  search,
  payments = null,
  pixel = null,
  challenge = null,
  maps = null,
  frameAncestors,
}: {
  development: boolean;
  secure: boolean;
  /** True if HSTS covers the host's subdomains (`HSTS_SUBDOMAINS`). */
  hstsSubdomains?: boolean;
  pictures: readonly string[];
  /** True if videos may play from any host in a feed, if no key signs their addresses. */
  filmsAnywhere?: boolean;
  search: readonly string[];
  /** Null on pages without payments. Client-side navigation keeps the policy of the first page. */
  payments?: PaymentOrigins | null;
  pixel?: PixelOrigins | null;
  challenge?: string | null;
  /** Origin of the site's map provider: style, tiles, letters and symbols. */
  maps?: string | null;
  frameAncestors: readonly string[];
}): Record<string, string> {
  const policy = {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      "'unsafe-inline'",
      ...(payments?.scripts ?? []),
      ...(pixel ? [pixel.script] : []),
      ...(challenge ? [challenge] : []),
      ...(development ? ["'unsafe-eval'"] : []),
    ],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': [
      "'self'",
      'data:',
      'blob:',
      ...pictures,
      ...(pixel ? [pixel.asks] : []),
      ...(maps ? [maps] : []),
    ],
    // Videos of feeds come from the same hosts as photos (GALLERY-08).
    'media-src': ["'self'", ...(filmsAnywhere ? ['https:'] : []), ...pictures],
    'font-src': ["'self'"],
    // Interior panoramas are fetched and then drawn.
    'connect-src': [
      "'self'",
      ...search,
      ...pictures,
      ...(payments?.asks ?? []),
      ...(pixel ? [pixel.asks] : []),
      ...(maps ? [maps] : []),
      ...(development ? ['ws:'] : []),
    ],
    'frame-src': [
      'https://www.youtube-nocookie.com',
      'https://player.vimeo.com',
      ...(payments?.frames ?? []),
      ...(challenge ? [challenge] : []),
    ],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': frameAncestors.length ? ["'self'", ...frameAncestors] : ["'self'"],
    ...(secure ? { 'upgrade-insecure-requests': [] } : {}),
  };
  // Wallets open from the provider's frames; this header supports no wildcards.
  const payable = [
    'self',
    ...(payments?.frames ?? []).filter((origin) => !origin.includes('*')).map((origin) => `"${origin}"`),
  ].join(' ');
  return {
    'content-security-policy': Object.entries(policy)
      .map(([name, sources]) => [name, ...sources].join(' '))
      .join('; '),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': `camera=(), microphone=(), geolocation=(self), payment=(${payable}), usb=()`,
    'x-content-type-options': 'nosniff',
    // Tabs that the studio opens keep their connection to it.
    ...(frameAncestors.length ? {} : { 'cross-origin-opener-policy': 'same-origin-allow-popups' }),
    ...(secure && { 'strict-transport-security': hstsHeader(hstsSubdomains) }),
  };
}
