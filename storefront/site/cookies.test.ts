import { parseSettings } from '@forecourt/lib/sites/settings';
import { expect, test } from 'vitest';
import { pageCookies } from './cookies.server.ts';

const PATH = '/cars/mazda/checkout';
const pathsOf = (settings: Record<string, unknown>) =>
  pageCookies({ settings: parseSettings(settings).settings }, 'checkout', 'x', {
    path: PATH,
    seconds: 60,
    secure: true,
  }).map((header) => /Path=([^;]+)/.exec(header)?.[1]);

test('the cookie of a page is sent to the page in each language of the site', () => {
  expect(pathsOf({})).toEqual([PATH]);
  expect(pathsOf({ languages: ['zh', 'ar'] })).toEqual([PATH, `/zh${PATH}`, `/ar${PATH}`]);
});
