/** How long a browser may keep the answer to a preflight request. */
const REMEMBERED_SECONDS = 600;

/**
 * The headers that say which pages may read an answer: the studio's origins by name, never everybody. Cookies are
 * not allowed, since callers send a token of their own.
 * @param origin the request's `Origin`; null for a caller that is no browser page, or one of this very origin
 * @returns null for a page of another origin, which gets nothing
 */
export function corsHeaders(
  origin: string | null,
  allowedOrigins: readonly string[],
): Record<string, string> | null {
  if (origin === null) return { vary: 'origin' };
  if (!allowedOrigins.includes(origin)) return null;
  return { vary: 'origin', 'access-control-allow-origin': origin };
}

/** The headers that answer a browser's preflight request. */
export const preflightHeaders = (methods: readonly string[]): Record<string, string> => ({
  'access-control-allow-methods': methods.join(', '),
  'access-control-allow-headers': 'authorization, content-type',
  'access-control-max-age': String(REMEMBERED_SECONDS),
});
