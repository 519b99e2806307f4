import { describe, expect, test } from 'vitest';
import { draftLinkToken, readDraftLink } from './draft-link.ts';

const secret = 'a secret of more than thirty-two letters';
const link = { site: 'harbour', document: 'page-harbour-home', until: new Date('2026-11-29T00:00:00Z') };
const before = new Date('2026-11-28T23:59:59Z');
const token = draftLinkToken(link, secret);

describe('a draft link', () => {
  test('opens its page on its site until it expires', () => {
    expect(readDraftLink(token, { site: 'harbour', secret, now: before })).toEqual({ outcome: 'open', link });
    expect(readDraftLink(token, { site: 'harbour', secret, now: link.until })).toEqual({
      outcome: 'ended',
      link,
    });
  });

  test('is invalid on another site or with another secret', () => {
    for (const other of [
      { site: 'northside', secret },
      { site: 'harbour', secret: `${secret}.` },
      { site: 'harbour', secret: undefined },
    ])
      expect(readDraftLink(token, { ...other, now: before })).toEqual({ outcome: 'wrong' });
  });

  test('is invalid when any part is changed or missing', () => {
    const [payload = '', signature = ''] = token.split('.');
    const longer = Buffer.from(JSON.stringify(['harbour', 'page-other', 9_999_999_999])).toString(
      'base64url',
    );
    for (const changed of [
      `${longer}.${signature}`,
      payload,
      `${payload}.`,
      `.${signature}`,
      `${token}.${signature}`,
      `${payload}.${signature.slice(0, -2)}`,
      '',
      'x'.repeat(5000),
    ])
      expect(readDraftLink(changed, { site: 'harbour', secret, now: before })).toEqual({ outcome: 'wrong' });
  });
});
