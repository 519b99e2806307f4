import { expect, test } from 'vitest';
import { inboundSignature, isSignedInboundMail } from './inbound-signature.ts';

const key = 'key-of-the-provider';
const now = new Date('2026-11-30T02:00:00Z');
const at = (date: Date) => ({ timestamp: String(date.getTime() / 1000), token: 'random' });
const sign = (date: Date) => ({ ...at(date), signature: inboundSignature(key, at(date)) });

test('accepts a recent signature', () => {
  expect(isSignedInboundMail(key, sign(now), now)).toBe(true);
});

test('refuses an old signature, another key and a changed token', () => {
  expect(isSignedInboundMail(key, sign(new Date('2026-11-29T12:00:00Z')), now)).toBe(false);
  expect(isSignedInboundMail('another', sign(now), now)).toBe(false);
  expect(isSignedInboundMail(key, { ...sign(now), token: 'other' }, now)).toBe(false);
  expect(isSignedInboundMail(key, { ...sign(now), timestamp: 'soon' }, now)).toBe(false);
});
