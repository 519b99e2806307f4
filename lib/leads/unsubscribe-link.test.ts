import { expect, test } from 'vitest';
import { stopToken } from './alerts/stop-link.ts';
import {
  readUnsubscribeToken,
  unsubscribeNowPath,
  unsubscribePath,
  unsubscribeToken,
} from './unsubscribe-link.ts';

const LEAD = 'a3d4c1e2-0000-4000-8000-000000000001';
const SECRET = 'a-secret-of-the-reservations-of-tests';

test('an unsubscribe link contains an enquiry id and no personal data', () => {
  const token = unsubscribeToken(LEAD, SECRET);
  expect(readUnsubscribeToken(token, SECRET)).toBe(LEAD);
  expect(unsubscribePath(token)).toBe(`/alerts/stop-news/${token}`);
  expect(unsubscribeNowPath(token)).toBe(`/alerts/stop-news/${token}/now`);
});

test('a link that stops news takes no token of another secret, link or length', () => {
  const token = unsubscribeToken(LEAD, SECRET);
  expect(readUnsubscribeToken(token, 'another-secret-of-the-installation')).toBeNull();
  for (const wrong of ['', 'x', token.slice(2), `${token}AA`, stopToken({ userId: LEAD, kinds: [] }, SECRET)])
    expect(readUnsubscribeToken(wrong, SECRET), wrong).toBeNull();
  expect(readUnsubscribeToken(unsubscribeToken(LEAD, ''), '')).toBeNull();
});
