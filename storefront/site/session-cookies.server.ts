import { CODE_MINUTES, PASSKEY_MINUTES, SESSION_DAYS } from '@forecourt/lib/account/limits';
import { cookie, cookieOf, isSecure } from './cookies.server.ts';

// Cookies that no script can read and no other host gets: who is signed in, and which browser asked for a code or a passkey.
// By https their names say so themselves (`__Host-`): a browser takes such a one from this host alone, by https.
const NAMES = { session: 'session', code: 'code-request', passkey: 'passkey-request' } as const;
type Name = keyof typeof NAMES;

const nameOf = (name: Name, secure: boolean): string => (secure ? `__Host-${NAMES[name]}` : NAMES[name]);

const make = (request: Request, name: Name, value: string, seconds: number): string => {
  const secure = isSecure(request);
  return cookie(nameOf(name, secure), value, { path: '/', seconds, secure });
};

export const sessionCookie = (request: Request, token: string): string =>
  make(request, 'session', token, SESSION_DAYS * 86_400);
export const forgetSession = (request: Request): string => make(request, 'session', '', 0);

/** Of the browser that asked for a code: only there it may be used. */
export const codeCookie = (request: Request, requestToken: string): string =>
  make(request, 'code', requestToken, CODE_MINUTES * 60);
export const forgetCode = (request: Request): string => make(request, 'code', '', 0);

/** Of the browser whose device is to make or use a passkey. */
export const passkeyCookie = (request: Request, requestToken: string): string =>
  make(request, 'passkey', requestToken, PASSKEY_MINUTES * 60);
export const forgetPasskeyRequest = (request: Request): string => make(request, 'passkey', '', 0);

/** What a request brings. The framework has written down how its visitor came; by https the other name counts for nothing. */
function broughtBy(headers: Pick<Headers, 'get'>, name: Name): string | null {
  const secure = headers.get('x-forwarded-proto')?.startsWith('https') ?? false;
  return cookieOf({ headers }, nameOf(name, secure)) || null;
}

export const sessionToken = (headers: Pick<Headers, 'get'>): string | null => broughtBy(headers, 'session');
export const codeToken = (headers: Pick<Headers, 'get'>): string | null => broughtBy(headers, 'code');
export const passkeyToken = (headers: Pick<Headers, 'get'>): string | null => broughtBy(headers, 'passkey');
