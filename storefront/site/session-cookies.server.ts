import {
  CODE_MINUTES,
  KNOWN_BROWSER_DAYS,
  PASSKEY_MINUTES,
  SESSION_DAYS,
} from '@forecourt/lib/accounts/limits';
import { cookie, cookieOf, isSecure } from './cookies.server.ts';

// Cookies that no script can read and no other host gets: who is signed in, in which browsers somebody did, and which
// browser asked for a code or a passkey.
// Over https their names begin with `__Host-`: a browser takes such a cookie from this host alone, and only over https.
const NAMES = {
  session: 'session',
  knownBrowser: 'known-browser',
  code: 'code-request',
  passkey: 'passkey-request',
} as const;
type Name = keyof typeof NAMES;

const nameOf = (name: Name, secure: boolean): string => (secure ? `__Host-${NAMES[name]}` : NAMES[name]);

const make = (request: Request, name: Name, value: string, seconds: number): string => {
  const secure = isSecure(request);
  return cookie(nameOf(name, secure), value, { path: '/', seconds, secure });
};

/** A `set-cookie` header that signs this browser in for `SESSION_DAYS`. `token` is the secret of the session. */
export const sessionCookie = (request: Request, token: string): string =>
  make(request, 'session', token, SESSION_DAYS * 86_400);
/** A `set-cookie` header that removes the session's cookie. The session in the database is for the caller to end. */
export const forgetSession = (request: Request): string => make(request, 'session', '', 0);

/** A `set-cookie` header for a browser in which somebody signs in, with the token of `knownBrowserToken`. */
export const knownBrowserCookie = (request: Request, token: string): string =>
  make(request, 'knownBrowser', token, KNOWN_BROWSER_DAYS * 86_400);
/** A `set-cookie` header that removes the cookie of `knownBrowserCookie`, once the account is deleted. */
export const forgetKnownBrowser = (request: Request): string => make(request, 'knownBrowser', '', 0);

/** A `set-cookie` header for the browser that asked for a code: the code works in no other. */
export const codeCookie = (request: Request, requestToken: string): string =>
  make(request, 'code', requestToken, CODE_MINUTES * 60);
/** A `set-cookie` header that removes the cookie of `codeCookie`, once its code has been used. */
export const forgetCode = (request: Request): string => make(request, 'code', '', 0);

/** A `set-cookie` header for the browser whose device is to make or use a passkey. */
export const passkeyCookie = (request: Request, requestToken: string): string =>
  make(request, 'passkey', requestToken, PASSKEY_MINUTES * 60);
/** A `set-cookie` header that removes the cookie of `passkeyCookie`, once the passkey is made or used. */
export const forgetPasskeyRequest = (request: Request): string => make(request, 'passkey', '', 0);

/**
 * The value of a cookie that a request brings; null for none. The framework notes in `x-forwarded-proto` how the visitor
 * came: over https only the name with `__Host-` counts.
 */
function broughtBy(headers: Pick<Headers, 'get'>, name: Name): string | null {
  const secure = headers.get('x-forwarded-proto')?.startsWith('https') ?? false;
  return cookieOf({ headers }, nameOf(name, secure)) || null;
}

/** The token in the session's cookie, null for none. Unchecked: only the database tells whether the session still holds. */
export const sessionToken = (headers: Pick<Headers, 'get'>): string | null => broughtBy(headers, 'session');
/** The token in the cookie of `knownBrowserCookie`; null in a browser in which nobody has signed in lately. */
export const broughtKnownBrowser = (headers: Pick<Headers, 'get'>): string | null =>
  broughtBy(headers, 'knownBrowser');
/** The token in the cookie of `codeCookie`; null in a browser that has not asked for a code. */
export const codeToken = (headers: Pick<Headers, 'get'>): string | null => broughtBy(headers, 'code');
/** The token in the cookie of `passkeyCookie`; null in a browser that has not begun to make or use a passkey. */
export const passkeyToken = (headers: Pick<Headers, 'get'>): string | null => broughtBy(headers, 'passkey');
