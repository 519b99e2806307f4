/** Headers with which pages of any origin may call an address (CORS), for addresses that read no cookie. */
export const CROSS_ORIGIN_HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'POST, OPTIONS',
  'access-control-allow-headers':
    'content-type, accept, authorization, mcp-protocol-version, mcp-session-id, mcp-method, mcp-name',
  'access-control-expose-headers': 'mcp-protocol-version, retry-after, x-request-id',
  'access-control-max-age': '86400',
} as const;
