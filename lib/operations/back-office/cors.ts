/** Cache time of preflight responses in browsers. */
const REMEMBERED_SECONDS = 600;

/**
 * Returns the CORS headers.
 * The studio's origins are listed by name, never as a wildcard. Credentials are off, because callers
 * authenticate with a token.
 * @param origin the request's `Origin`; null for a request from the same origin or from no browser
 * @returns null for other origins
 */
export function corsHeaders(
  origin: string | null,
  allowedOrigins: readonly string[],
): Record<string, string> | null {
  if (origin === null) return { vary: 'origin' };
  if (!allowedOrigins.includes(origin)) return null;
  return { vary: 'origin', 'access-control-allow-origin': origin };
}

export const preflightHeaders = (methods: readonly string[]): Record<string, string> => ({
  'access-control-allow-methods': methods.join(', '),
  'access-control-allow-headers': 'authorization, content-type',
  'access-control-max-age': String(REMEMBERED_SECONDS),
});
