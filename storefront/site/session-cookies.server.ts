import {
  CODE_MINUTES,
  KNOWN_BROWSER_DAYS,
  PASSKEY_MINUTES,
  SESSION_DAYS,
} from '@forecourt/lib/accounts/limits';
import { cookie, cookieOf, isSecure } from './cookies.server.ts';

// Cookies that scripts and other hosts cannot read: the session, known browsers, the browser that requested a
// one-time code or a passkey, and the deals that a guest saved. Over HTTPS their names begin with `__Host-`, which browsers accept
// only from this host and over HTTPS.
const NAMES = {
  session: 'session',
  knownBrowser: 'known-browser',
  code: 'code-request',
  passkey: 'passkey-request',
  guestDeals: 'guest-deals',
} as const;
type Name = keyof typeof NAMES;

const nameOf = (name: Name, secure: boolean): string => (secure ? `__Host-${NAMES[name]}` : NAMES[name]);

const make = (request: Request, name: Name, value: string, seconds: number): string => {
  const secure = isSecure(request);
  return cookie(nameOf(name, secure), value, { path: '/', seconds, secure });
};

/** Returns a `set-cookie` header that signs this browser in for `SESSION_DAYS`. */
export const sessionCookie = (request: Request, token: string): string =>
  make(request, 'session', token, SESSION_DAYS * 86_400);
/** Returns a `set-cookie` header that removes the session cookie, but does not end the session. */
export const forgetSession = (request: Request): string => make(request, 'session', '', 0);

/** Returns a `set-cookie` header that marks this browser as known, with the token of `knownBrowserToken`. */
export const knownBrowserCookie = (request: Request, token: string): string =>
  make(request, 'knownBrowser', token, KNOWN_BROWSER_DAYS * 86_400);
/** Returns a `set-cookie` header that removes the known-browser cookie, once the account is deleted. */
export const forgetKnownBrowser = (request: Request): string => make(request, 'knownBrowser', '', 0);

/** Returns a `set-cookie` header for the browser that requested a one-time code, which works only there. */
export const codeCookie = (request: Request, requestToken: string): string =>
  make(request, 'code', requestToken, CODE_MINUTES * 60);
/** Returns a `set-cookie` header that removes the cookie of `codeCookie`. */
export const forgetCode = (request: Request): string => make(request, 'code', '', 0);

/** Returns a `set-cookie` header for the browser whose device creates or uses a passkey. */
export const passkeyCookie = (request: Request, requestToken: string): string =>
  make(request, 'passkey', requestToken, PASSKEY_MINUTES * 60);
/** Returns a `set-cookie` header that removes the cookie of `passkeyCookie`. */
export const forgetPasskeyRequest = (request: Request): string => make(request, 'passkey', '', 0);

/** Returns a `set-cookie` header with the deals that a guest saved in this browser; without any it is removed. */
export const guestDealsCookie = (request: Request, deals: string, days: number): string =>
  make(request, 'guestDeals', deals, deals ? days * 86_400 : 0);

/** Returns the value of a request's cookie; over HTTPS only the name with `__Host-` counts. */
function broughtBy(headers: Pick<Headers, 'get'>, name: Name): string | null {
  const secure = headers.get('x-forwarded-proto')?.startsWith('https') ?? false;
  return cookieOf({ headers }, nameOf(name, secure)) || null;
}

/** Returns the token of the session cookie, unchecked; null without one. */
export const sessionToken = (headers: Pick<Headers, 'get'>): string | null => broughtBy(headers, 'session');
/** Returns the token of `knownBrowserCookie`; null without a recent sign-in in this browser. */
export const broughtKnownBrowser = (headers: Pick<Headers, 'get'>): string | null =>
  broughtBy(headers, 'knownBrowser');
/** Returns the token of `codeCookie`; null in a browser that has not requested a code. */
export const codeToken = (headers: Pick<Headers, 'get'>): string | null => broughtBy(headers, 'code');
/** Returns the token of `passkeyCookie`; null in a browser that has not begun to create or use a passkey. */
export const passkeyToken = (headers: Pick<Headers, 'get'>): string | null => broughtBy(headers, 'passkey');
/** Returns the value of `guestDealsCookie`, unchecked; null without one. */
export const broughtGuestDeals = (headers: Pick<Headers, 'get'>): string | null =>
  broughtBy(headers, 'guestDeals');
