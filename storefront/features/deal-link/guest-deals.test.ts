import { describe, expect, test } from 'vitest';
import { broughtGuestDeals } from '@/site/session-cookies.server.ts';
import { claimGuestDeals, rememberGuestDeal } from './guest-deals.server.ts';

const asking = (cookie = '', protocol = 'http') =>
  new Request('http://harbour.localhost/cars/x/deal/save', {
    method: 'POST',
    headers: { cookie, 'x-forwarded-proto': protocol },
  });
const deal = (number: number) => ({ id: `id-${number}`, token: `token-${number}` });
const keptBy = (setCookie: string): string => setCookie.split(';')[0]?.split('=').slice(1).join('=') ?? '';

describe('the deals of a guest', () => {
  test('are kept in a cookie that scripts cannot read, for as long as drafts are', () => {
    const cookie = rememberGuestDeal(asking(), deal(1));
    expect(cookie).toBe(`guest-deals=id-1.token-1; Path=/; Max-Age=${90 * 86_400}; HttpOnly; SameSite=Lax`);
    expect(rememberGuestDeal(asking('', 'https'), deal(1))).toMatch(/^__Host-guest-deals=.*; Secure$/);
  });

  test('are the newest five, each once', () => {
    let cookie = '';
    for (const number of [1, 2, 3, 4, 5, 6, 2]) {
      const value = keptBy(rememberGuestDeal(asking(cookie), deal(number)));
      cookie = `guest-deals=${value}`;
    }
    expect(broughtGuestDeals(asking(cookie).headers)?.split('~')).toEqual([
      'id-2.token-2',
      'id-6.token-6',
      'id-5.token-5',
      'id-4.token-4',
      'id-3.token-3',
    ]);
  });

  test('need no query at sign-in without a cookie', async () => {
    expect(await claimGuestDeals(asking(), { slug: 'harbour' }, 'session')).toEqual([]);
  });
});
