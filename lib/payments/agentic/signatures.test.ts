import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { agentPlatforms } from '../../platform/agent-platforms.ts';
import { canonicalJson } from './canonical-json.ts';
import {
  bodyFingerprint,
  isSignedRequest,
  merchantSignature,
  platformOfBearer,
  requestSignature,
} from './signatures.ts';

const SECRET = 's'.repeat(32);
const NOW = new Date('2026-11-30T00:00:00Z');
const TIMESTAMP = NOW.toISOString();
const BODY = { buyer: { email: 'kim@shopper.example' }, line_items: [{ id: 'deposit_1' }] };

describe('the signature of a request', () => {
  const signed = { signature: requestSignature(SECRET, TIMESTAMP, BODY), timestamp: TIMESTAMP, body: BODY };

  test('is accepted for five minutes', () => {
    expect(isSignedRequest(SECRET, signed, NOW)).toBe(true);
    expect(isSignedRequest(SECRET, signed, new Date(NOW.getTime() + 299_000))).toBe(true);
    expect(isSignedRequest(SECRET, signed, new Date(NOW.getTime() + 301_000))).toBe(false);
    expect(isSignedRequest(SECRET, signed, new Date(NOW.getTime() - 301_000))).toBe(false);
  });

  test('is refused for another body, secret or timestamp, and when it is missing', () => {
    expect(isSignedRequest(SECRET, { ...signed, body: {} }, NOW)).toBe(false);
    expect(isSignedRequest('t'.repeat(32), signed, NOW)).toBe(false);
    expect(isSignedRequest(SECRET, { ...signed, timestamp: '2026-11-30T00:00:01Z' }, NOW)).toBe(false);
    expect(isSignedRequest(SECRET, { ...signed, timestamp: 'yesterday' }, NOW)).toBe(false);
    expect(isSignedRequest(SECRET, { ...signed, signature: null }, NOW)).toBe(false);
  });

  test('covers a request without a body', () => {
    const signature = requestSignature(SECRET, TIMESTAMP, undefined);
    expect(isSignedRequest(SECRET, { signature, timestamp: TIMESTAMP, body: undefined }, NOW)).toBe(true);
  });
});

describe('canonical JSON', () => {
  const reversed = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(reversed);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(
      Object.entries(value)
        .toReversed()
        .map(([key, each]) => [key, reversed(each)]),
    );
  };

  test('does not depend on the order of keys, and keeps the value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const plain: unknown = JSON.parse(JSON.stringify(value));
        expect(canonicalJson(reversed(plain))).toBe(canonicalJson(plain));
        expect(JSON.parse(canonicalJson(plain))).toEqual(plain);
      }),
    );
  });

  test('distinguishes null from a missing field, and the order of a list', () => {
    expect(bodyFingerprint({ a: null })).not.toBe(bodyFingerprint({}));
    expect(bodyFingerprint([1, 2])).not.toBe(bodyFingerprint([2, 1]));
    expect(bodyFingerprint(JSON.parse('{"a":1.0}'))).toBe(bodyFingerprint({ a: 1 }));
  });
});

test('an order event is signed over its timestamp and body', () => {
  const hex = createHmac('sha256', SECRET).update('1795996800.{}').digest('hex');
  expect(merchantSignature(SECRET, new Date(1_795_996_800_500), '{}')).toBe(`t=1795996800,v1=${hex}`);
});

describe('the platforms of the environment', () => {
  const platform = { id: 'chatgpt', name: 'ChatGPT', token: 't'.repeat(40) };

  test('are found by their bearer token', () => {
    const platforms = agentPlatforms.parse(JSON.stringify([platform]));
    expect(platformOfBearer(platforms, `Bearer ${platform.token}`)?.id).toBe('chatgpt');
    for (const header of [null, '', 'Bearer ', 'Bearer wrong', `Basic ${platform.token}`])
      expect(platformOfBearer(platforms, header)).toBeNull();
  });

  test('are none by default, and must have different ids and long tokens', () => {
    expect(agentPlatforms.parse(undefined)).toEqual([]);
    for (const text of [
      'not JSON',
      JSON.stringify([platform, platform]),
      JSON.stringify([{ ...platform, token: 'short' }]),
      JSON.stringify([{ ...platform, extra: 1 }]),
    ])
      expect(agentPlatforms.safeParse(text).success).toBe(false);
  });
});
