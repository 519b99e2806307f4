import { expect, test } from 'vitest';
import { savedToast } from './words.ts';

test('the toasts of the watchlist, each with a link to the list (WATCH-14..19)', () => {
  expect(savedToast('watchlist', '2022 Kia Niro', true)).toEqual({
    title: 'Car Saved In Watchlist',
    text: '2022 Kia Niro is now available in your watchlist',
    action: { label: 'View List', href: '/watchlist' },
  });
  expect(savedToast('watchlist', '2022 Kia Niro', false)).toEqual({
    title: 'Car Removed',
    text: '2022 Kia Niro is no longer in your watchlist',
    action: { label: 'View List', href: '/watchlist' },
  });
});

test('favourites speak in the same way, of a list of their own', () => {
  const toast = savedToast('favourites', '2022 Kia Niro', true);
  expect(toast.title).toBe('Car Saved In Favourites');
  expect(toast.text).toBe('2022 Kia Niro is now available in your favourites');
  expect(toast.action?.href).toBe('/favourites');
});
