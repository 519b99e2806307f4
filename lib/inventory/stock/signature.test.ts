import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sign, verify } from './signature.ts';

const secret = 'a-secret-of-the-demo';
const now = 1_790_000_000;
const header = sign('{"changes":[]}', secret, now);

test('a signature is valid for its text, its secret and five minutes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: -300, max: 300 }), (body, drift) => {
      expect(verify(body, sign(body, secret, now), secret, now + drift)).toEqual({ ok: true });
    }),
  );
});

test('rejects another text, secret or time', () => {
  const body = '{"changes":[]}';
  expect(verify(`${body} `, header, secret, now)).toEqual({ ok: false, reason: 'mismatch' });
  expect(verify(body, header, 'another-secret-altogether', now)).toEqual({ ok: false, reason: 'mismatch' });
  expect(verify(body, header, secret, now + 301)).toEqual({ ok: false, reason: 'expired' });
  expect(verify(body, header, secret, now - 301)).toEqual({ ok: false, reason: 'expired' });
  const movedHeader = header.replace(`t=${now}`, `t=${now + 200}`);
  expect(verify(body, movedHeader, secret, now + 200)).toEqual({ ok: false, reason: 'mismatch' });
});

test.each([null, '', 't=1', 'v1=abc', `t=x,v1=${'0'.repeat(64)}`])('a header of %j is malformed', (given) => {
  expect(verify('', given, secret, now)).toEqual({ ok: false, reason: 'malformed' });
});

test('accepts nothing without a secret', () => {
  expect(verify('', sign('', '', now), '', now)).toEqual({ ok: false, reason: 'malformed' });
});
