import { describe, expect, test } from 'vitest';
import { isRefusal, lockedIn } from './lockedReferrers.ts';
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
