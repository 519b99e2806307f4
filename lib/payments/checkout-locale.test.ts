import { expect, test } from 'vitest';
import { checkoutLocale, localeOfReturn } from './checkout-locale.ts';

test('Stripe’s pages have the language of the page that they lead back to', () => {
  expect(localeOfReturn('https://northside.example/reservations/R-7K2M9Q')).toBe('en');
  expect(localeOfReturn('https://northside.example/zh/reservations/R-7K2M9Q')).toBe('zh');
  expect(localeOfReturn('http://localhost:3000/vi/online-payment/P-7K2M9Q')).toBe('vi');
});

test('Stripe’s pages are English for languages that they lack', () => {
  expect(checkoutLocale('ar')).toBe('en');
  expect(localeOfReturn('not an address')).toBe('en');
});
