import { expect, test } from 'vitest';
import { ownCheckId, signedId } from './card-check.server.ts';

const SECRET = 'secret-of-the-test';
const asking = (cookie: string) => ({ headers: new Headers({ cookie: `card-check=${cookie}` }) });

test('the cookie of a card check brings its id back', () => {
  expect(ownCheckId(asking(signedId('cs_test_1', SECRET)), SECRET)).toBe('cs_test_1');
});

test('an id that was not signed for a card check is ignored', () => {
  const [, token] = signedId('cs_test_1', SECRET).split('.');
  for (const cookie of ['', 'cs_test_1', 'cs_test_1.', `cs_test_2.${token}`, `.${token}`])
    expect(ownCheckId(asking(cookie), SECRET), cookie).toBeNull();
  expect(ownCheckId(asking(signedId('cs_test_1', '')), '')).toBeNull();
});
