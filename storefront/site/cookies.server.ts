interface CookieOptions {
  path: string;
  seconds: number;
  secure: boolean;
}

/** Returns a `set-cookie` header for an HttpOnly cookie. */
export const cookie = (name: string, value: string, { path, seconds, secure }: CookieOptions): string =>
  `${name}=${value}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;

/**
 * Returns whether the visitor uses HTTPS: `x-forwarded-proto` of the reverse proxy, else the request's own
 * URL.
 */
export const isSecure = (request: Request): boolean =>
  (request.headers.get('x-forwarded-proto') ?? new URL(request.url).protocol).startsWith('https');

export function cookieOf(request: { headers: Pick<Headers, 'get'> }, name: string): string | undefined {
  for (const part of (request.headers.get('cookie') ?? '').split(';')) {
    const [key, ...value] = part.trim().split('=');
    if (key === name) return value.join('=');
  }
  return undefined;
}
