import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { completeHeaders } from './default-headers.ts';

function sent(
  stated: OutgoingHttpHeaders,
  { protocol, withSubdomains = true }: { protocol?: string; withSubdomains?: boolean } = {},
): OutgoingHttpHeaders {
  const request = new IncomingMessage(new Socket());
  if (protocol) request.headers['x-forwarded-proto'] = protocol;
  const response = new ServerResponse(request);
  completeHeaders(request, response, { withSubdomains });
  for (const [name, value] of Object.entries(stated))
    if (value !== undefined) response.setHeader(name, value);
  response.flushHeaders();
  return response.getHeaders();
}

describe('an answer without security headers', () => {
  test('is not sniffed and not framed by other sites', () => {
    expect(sent({})).toEqual({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "frame-ancestors 'self'",
    });
  });

  test('has HSTS if the visitor uses HTTPS', () => {
    const hsts = (options: Parameters<typeof sent>[1]) => sent({}, options)['strict-transport-security'];
    expect(hsts({ protocol: 'http' })).toBeUndefined();
    expect(hsts({ protocol: 'https' })).toBe('max-age=63072000; includeSubDomains');
    expect(hsts({ protocol: 'https', withSubdomains: false })).toBe('max-age=63072000');
  });
});

test('an answer keeps the security headers that it states', () => {
  const stated = {
    'content-security-policy': "default-src 'self'",
    'strict-transport-security': 'max-age=1',
  };
  expect(sent(stated, { protocol: 'https' })).toMatchObject(stated);
});

test.each([
  ['text/x-component', 'text/x-component; charset=utf-8'],
  ['image/svg+xml', 'image/svg+xml; charset=utf-8'],
  ['application/rss+xml', 'application/rss+xml; charset=utf-8'],
  ['text/html; charset=utf-8', 'text/html; charset=utf-8'],
  ['text/plain;charset=UTF-8', 'text/plain;charset=UTF-8'],
  ['application/json', 'application/json'],
  ['image/avif', 'image/avif'],
])('the type %s is sent as %s', (stated, expected) =>
  expect(sent({ 'content-type': stated })['content-type']).toBe(expected),
);
