/** Browsers keep to https for two years, for the host and, unless a site says otherwise, for its subdomains. */
export const hstsHeader = (withSubdomains: boolean): string =>
  `max-age=63072000${withSubdomains ? '; includeSubDomains' : ''}`;

/**
 * Security headers of an answer that states none itself, such as a static file or a refusal.
 * @param options.isHttps whether the visitor came by https
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
