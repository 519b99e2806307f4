/** Returns the HSTS header: two years, optionally with subdomains. */
export const hstsHeader = (withSubdomains: boolean): string =>
  `max-age=63072000${withSubdomains ? '; includeSubDomains' : ''}`;

/**
 * Returns security headers for responses that set none, such as static files and refusals.
 * @param options.isHttps whether the visitor uses https
 * @param options.withSubdomains `HSTS_SUBDOMAINS`
 */
export const defaultHeaders = ({
  isHttps,
  withSubdomains,
}: {
  isHttps: boolean;
  withSubdomains: boolean;
}): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'content-security-policy': "frame-ancestors 'self'",
  ...(isHttps && { 'strict-transport-security': hstsHeader(withSubdomains) }),
});
