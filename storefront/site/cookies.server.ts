interface CookieOptions {
  path: string;
  seconds: number;
  /** Whether the visitor came by https. */
  secure: boolean;
}

/** A cookie that no script can read. */
export const cookie = (name: string, value: string, { path, seconds, secure }: CookieOptions): string =>
  `${name}=${value}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;

/** Whether the visitor came over https: by `x-forwarded-proto` of the proxy in front, else by the request's own address. */
export const isSecure = (request: Request): boolean =>
  (request.headers.get('x-forwarded-proto') ?? new URL(request.url).protocol).startsWith('https');

/** The value of a cookie that a request brings. */
export function cookieOf(request: { headers: Pick<Headers, 'get'> }, name: string): string | undefined {
  for (const part of (request.headers.get('cookie') ?? '').split(';')) {
    const [key, ...value] = part.trim().split('=');
    if (key === name) return value.join('=');
  }
  return undefined;
}
