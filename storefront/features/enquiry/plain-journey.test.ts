import { expect, test } from 'vitest';
import { plainJourney, withCampaign } from './plain-journey.server.ts';

const HOST = 'harbour.example';
const journey = (referer: string | null, page: string | null = '/finance#finance-form') =>
  plainJourney({ headers: new Headers({ host: HOST, ...(referer !== null && { referer }) }) }, page);

test('a form without script carries its page and campaign (OPEN-109)', () => {
  expect(journey(`https://${HOST}/finance?car_id=a1&utm_source=radio&gclid=x1&email=kim`)).toEqual({
    visited: ['/finance'],
    params: { utm_source: 'radio', gclid: 'x1' },
    visit: {
      first: { at: expect.any(Number), host: '', params: { utm_source: 'radio', gclid: 'x1' } },
      last: { at: expect.any(Number), host: '', params: { utm_source: 'radio', gclid: 'x1' } },
    },
  });
  expect(journey(`https://${HOST}/cars/a`, '/finance')).toEqual({
    visited: ['/cars/a', '/finance'],
    params: {},
  });
});

test('leaves out foreign pages, malformed addresses and email addresses', () => {
  const nothing = { visited: ['/finance'], params: {} };
  for (const referer of [null, '', 'x', 'https://elsewhere.example/?utm_source=radio', 'about:blank'])
    expect([referer, journey(referer)]).toEqual([referer, nothing]);
  expect(journey(`https://${HOST}/finance?utm_campaign=kim@shopper.example`)).toEqual(nothing);
  expect(journey(null, null)).toEqual({ visited: [], params: {} });
});

test('the link back to a form keeps its query string', () => {
  const radio = { utm_source: 'radio', utm_campaign: 'a b&c' };
  expect(withCampaign('/finance?car_id=a1#finance-form', radio)).toBe(
    '/finance?utm_source=radio&utm_campaign=a+b%26c&car_id=a1#finance-form',
  );
  expect(withCampaign('/contact#enquiry', {})).toBe('/contact#enquiry');
  expect(withCampaign('/contact?utm_source=tv', radio)).toBe('/contact?utm_source=tv&utm_campaign=a+b%26c');
});
