import { hstsHeader } from '@forecourt/lib/platform/network/answer-headers';

export interface PaymentOrigins {
  scripts: readonly string[];
  frames: readonly string[];
  asks: readonly string[];
}

/**
 * Returns the origins that Stripe.js needs, from Stripe's CSP guide; for a custom script URL, its origin
 * only.
 */
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

/** Returns the pixel's origins; for a custom script URL, its origin only. */
export function pixelOrigins(scriptUrl: string | undefined): PixelOrigins {
  if (!scriptUrl) return { script: 'https://connect.facebook.net', asks: 'https://www.facebook.com' };
  const { origin } = new URL(scriptUrl);
  return { script: origin, asks: origin };
}

export const challengeOrigin = (host: string | undefined): string =>
  host ? new URL(host).origin : 'https://challenges.cloudflare.com';

/**
 * Returns the security headers of a response.
 *
 * Why `script-src` allows inline scripts: pages are cached whole and sent unchanged to everyone. A nonce must
 * be new in every response, so every page would be rendered per request (measured: a fifth of the
 * throughput); hashes would have to cover each page's inline data, which changes with it. Mitigations:
 * content cannot inject markup (React escapes text, rich text has no raw HTML, structured data is escaped),
 * scripts load only from this origin, the payment provider, and the site's pixel and challenge, nothing may
 * frame, post or rebase the page elsewhere, and plugins are off.
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
  frameAncestors,
}: {
  development: boolean;
  secure: boolean;
  /** Whether HSTS covers subdomains (`HSTS_SUBDOMAINS`). */
  hstsSubdomains?: boolean;
  pictures: readonly string[];
  /** Whether videos may load from any host in a feed, because no key signs their URLs at the image server. */
  filmsAnywhere?: boolean;
  search: readonly string[];
  /** Null without payments. Client-side navigation keeps the policy of the first page. */
  payments?: PaymentOrigins | null;
  pixel?: PixelOrigins | null;
  /** Origin of the challenge's vendor; null without one. */
  challenge?: string | null;
  /** Origins that may frame the site: the studio's preview. */
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
    'img-src': ["'self'", 'data:', 'blob:', ...pictures, ...(pixel ? [pixel.asks] : [])],
    // Videos of feeds have the same origins as images (GALLERY-08).
    'media-src': ["'self'", ...(filmsAnywhere ? ['https:'] : []), ...pictures],
    'font-src': ["'self'"],
    // Interior panoramas are fetched before they are drawn, so images need `connect-src` too.
    'connect-src': [
      "'self'",
      ...search,
      ...pictures,
      ...(payments?.asks ?? []),
      ...(pixel ? [pixel.asks] : []),
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
  // Wallets open in the provider's frames; this header does not support wildcards.
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
    // The studio must be able to communicate with tabs that it opens.
    ...(frameAncestors.length ? {} : { 'cross-origin-opener-policy': 'same-origin-allow-popups' }),
    ...(secure && { 'strict-transport-security': hstsHeader(hstsSubdomains) }),
  };
}
