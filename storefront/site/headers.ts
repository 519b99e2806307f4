import { hstsHeader } from '@forecourt/lib/platform/network/answer-headers';

/** Where the scripts and the frames of payments come from, and whom they ask. */
export interface PaymentOrigins {
  scripts: readonly string[];
  frames: readonly string[];
  asks: readonly string[];
}

/**
 * What Stripe.js needs, as Stripe's own guide to such policies lists it; from another address everything comes
 * from that one origin.
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

/** Where a social pixel's script comes from, and whom it tells. */
export interface PixelOrigins {
  script: string;
  asks: string;
}

/** What the network's pixel needs; from another address everything comes from that one origin. */
export function pixelOrigins(scriptUrl: string | undefined): PixelOrigins {
  if (!scriptUrl) return { script: 'https://connect.facebook.net', asks: 'https://www.facebook.com' };
  const { origin } = new URL(scriptUrl);
  return { script: origin, asks: origin };
}

/** The one origin that Turnstile's script and frame come from. */
export const challengeOrigin = (host: string | undefined): string =>
  host ? new URL(host).origin : 'https://challenges.cloudflare.com';

/**
 * Security headers of every answer.
 *
 * Why `script-src` allows inline scripts: pages are cached whole and sent as they are to everyone. A nonce
 * would have to be new in every answer, which makes every page a render of its own (measured: a fifth of the
 * requests per second); hashes would have to name each page's own data, which is inline and changes with it.
 * What stands in for it: no content can bring markup (React escapes text, formatted text has no raw HTML,
 * structured data is escaped), scripts load from this origin, the payment provider's and those of a site's pixel and challenge alone, nothing may
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
  /** Whether the visitor came by https. */
  secure: boolean;
  /** Whether browsers use https for the host's subdomains too (`HSTS_SUBDOMAINS`). */
  hstsSubdomains?: boolean;
  /** Origins of photographs: the image CDN of stock and of content. */
  pictures: readonly string[];
  /** Whether films play from whatever host a feed names: where no key signs their addresses at the image server. */
  filmsAnywhere?: boolean;
  /** Origins the browser may ask: the search service. */
  search: readonly string[];
  /** Where payments are made; null where none are. A page reached without a load has the policy of the first. */
  payments?: PaymentOrigins | null;
  /** Of a site that has a social pixel. */
  pixel?: PixelOrigins | null;
  /** Of a site that has a challenge, the origin of its vendor. */
  challenge?: string | null;
  /** Origins that may show the site in a frame: the studio's preview. */
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
    // Films of feeds come from where pictures come from (GALLERY-08).
    'media-src': ["'self'", ...(filmsAnywhere ? ['https:'] : []), ...pictures],
    'font-src': ["'self'"],
    // The panorama of an interior is fetched, then drawn.
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
  // Wallets open from the provider's frames; this header knows no wildcards.
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
    // What the studio opens in a tab of its own stays in touch with it.
    ...(frameAncestors.length ? {} : { 'cross-origin-opener-policy': 'same-origin-allow-popups' }),
    ...(secure && { 'strict-transport-security': hstsHeader(hstsSubdomains) }),
  };
}
