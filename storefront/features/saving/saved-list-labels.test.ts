import { translatorOf } from '@forecourt/lib/platform/language/translator';
import { expect, test } from 'vitest';
import { savedToast } from './saved-list-labels.ts';

const t = translatorOf('en', 'savedToast');

const saved = savedToast('watchlist', { name: '2022 Kia Niro' }, true, t);
const removed = savedToast('watchlist', { name: '2022 Kia Niro' }, false, t);
const VIEW_LIST = { label: 'View List', href: '/watchlist' };

test('the save toast has a title (WATCH-14)', () => expect(saved.title).toBe('Car Saved In Watchlist'));

test('the save toast names the car (WATCH-15)', () =>
  expect(saved.text).toBe('2022 Kia Niro is now available in your watchlist'));

test('the removal toast has a title (WATCH-16)', () => expect(removed.title).toBe('Car Removed'));

test('the removal toast names the car (WATCH-17)', () =>
  expect(removed.text).toBe('2022 Kia Niro is no longer in your watchlist'));

test('the save toast links to the list (WATCH-18)', () => expect(saved.action).toEqual(VIEW_LIST));

test('the removal toast links to the list (WATCH-19)', () => expect(removed.action).toEqual(VIEW_LIST));

test('the toasts of favourites name their own list', () => {
  const toast = savedToast('favourites', { name: '2022 Kia Niro' }, true, t);
  expect(toast.title).toBe('Car Saved In Favourites');
  expect(toast.text).toBe('2022 Kia Niro is now available in your favourites');
  expect(toast.action?.href).toBe('/favourites');
});

test.each([
  [{ item_type: 'caravan' as const }, 'Caravan Saved In Watchlist'],
  [{ simple_body: 'motorcycle' }, 'Motorcycle Saved In Watchlist'],
  [{ simple_body: 'lightTruck' }, 'Truck Saved In Watchlist'],
])('the save toast calls %o by its noun', (type, title) =>
  expect(savedToast('watchlist', { name: 'One', ...type }, true, t).title).toBe(title),
);
