import { ENGLISH, inLanguage } from '@forecourt/lib/platform/language/languages';
import type { SiteSettings } from '@forecourt/lib/sites/settings';

interface CookieOptions {
  path: string;
  seconds: number;
  secure: boolean;
}

/** Formats a `set-cookie` header for a cookie that scripts cannot read. */
export const cookie = (name: string, value: string, { path, seconds, secure }: CookieOptions): string =>
  `${name}=${value}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;

/** Formats the headers for a cookie of a page: browsers send it to the page in each language of the site. */
export const pageCookies = (
  { settings }: { settings: Pick<SiteSettings, 'languages'> },
  name: string,
  value: string,
  options: CookieOptions,
): string[] =>
  [ENGLISH, ...settings.languages].map((language) =>
    cookie(name, value, { ...options, path: inLanguage(options.path, language) }),
  );

/** Returns whether the visitor uses HTTPS, by `x-forwarded-proto` or the request's own address. */
export const isSecure = (request: Request): boolean =>
  (request.headers.get('x-forwarded-proto') ?? new URL(request.url).protocol).startsWith('https');

export function cookieOf(request: { headers: Pick<Headers, 'get'> }, name: string): string | undefined {
  for (const part of (request.headers.get('cookie') ?? '').split(';')) {
    const [key, ...value] = part.trim().split('=');
    if (key === name) return value.join('=');
  }
  return undefined;
}
