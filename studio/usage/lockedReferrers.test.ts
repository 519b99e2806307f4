import { describe, expect, test } from 'vitest';
import { isRefusal, lockedIn, requestMail } from './lockedReferrers.ts';
import type { Referrer } from './referrers.ts';

const referrer = (id: string, site: string): Referrer =>
  ({
    id,
    type: 'page',
    title: `Page ${id}`,
    versions: [{ _id: id, _type: 'page', site: { _type: 'reference', _ref: site } }],
  }) as unknown as Referrer;

describe('documents that use a document', () => {
  test('are locked if the role may not change them', () => {
    const grants = [{ filter: 'site._ref == "site-a"', permissions: ['update'] }] as never;
    const locked = lockedIn([referrer('one', 'site-a'), referrer('two', 'site-b')], grants, 'user');
    expect(locked.map(({ id }) => id)).toEqual(['two']);
    expect(lockedIn([referrer('one', 'site-a')], [] as never, 'user')).toHaveLength(1);
  });

  test('are refused by status or by the message of the content lake', () => {
    expect(isRefusal(Object.assign(new Error('no'), { statusCode: 403 }))).toBe(true);
    expect(isRefusal(new Error('The mutation(s) failed: Insufficient permissions'))).toBe(true);
    expect(isRefusal(Object.assign(new Error('changed'), { statusCode: 409 }))).toBe(false);
    expect(isRefusal(null)).toBe(false);
  });
});

test('the mail to an administrator names the document, its uses and its address', () => {
  const mail = requestMail({
    verb: 'delete',
    title: 'A & B',
    link: 'http://studio.test/structure;a',
    referrers: [{ title: 'Home' }],
  });
  const [subject = '', body = ''] = mail
    .replace('mailto:?', '')
    .split('&')
    .map((part) => decodeURIComponent(part));
  expect(subject).toBe('subject=Please delete: A & B');
  expect(body).toBe(
    'body=Please delete ‘A & B’. My role may not change every document that uses it.\r\n\r\nUsed by:\r\n- Home\r\n\r\nhttp://studio.test/structure;a',
  );
});
