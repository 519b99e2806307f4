import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { eventPath, receivedSchema } from './received.ts';

describe('what a browser may send (OPEN-110)', () => {
  test('is one event or a list, and other fields are removed', () => {
    const event = {
      event_id: 4,
      car_id: 'harbour-1',
      dealership_id: 'harbour',
      website_id: 'harbour',
      url: '/',
      from: { host: 'chatgpt.com', params: { utm_source: 'chatgpt.com' } },
      first: { host: 'www.google.com', params: {} },
      block: 'featuredCars',
    };
    expect(receivedSchema.parse(event)).toEqual([event]);
    expect(receivedSchema.parse([{ ...event, email: 'kim@shopper.example' }, event])).toEqual([event, event]);
    expect(receivedSchema.parse({ event_id: 49 })[0]).toMatchObject({ car_id: null, url: '' });
    expect(receivedSchema.parse({ event_id: 49, car_id: "' or 1=1" })[0]?.car_id).toBeNull();
    expect(receivedSchema.parse({ event_id: 49, block: '<b>' })[0]).toMatchObject({
      block: null,
      first: null,
    });
    expect(receivedSchema.parse({ event_id: 49, from: { host: 7, params: 'x' } })[0]?.from).toEqual({
      host: '',
      params: {},
    });
  });

  test.each([
    [null],
    [[]],
    [{ event_id: '4' }],
    [{ event_id: 4.5 }],
    [Array(21).fill({ event_id: 4 })],
    ['x'],
  ])('rejects %j', (body) => expect(receivedSchema.safeParse(body).success).toBe(false));

  test('keeps the path of a page without query, reference or email address', () => {
    expect(eventPath('http://harbour.localhost:3000/cars/2021-toyota?email=kim@x.example#top')).toBe(
      '/cars/2021-toyota',
    );
    expect(eventPath('/reservations/R-ABC123?token=x')).toBe('/reservations');
    expect(eventPath('/online-payment/P-1/state')).toBe('/online-payment');
    expect(eventPath('/your-deal/4f0c?token=x')).toBe('/your-deal');
    expect(eventPath('/agentic/terms/4f0c/secret')).toBe('/agentic');
    expect(eventPath('/search/kim@shopper.example/x')).toBe('/search');
    expect(eventPath('/search/kim%40shopper.example')).toBe('/search');
    expect(
      ['', 'javascript:alert(1)', 'mailto:kim@x.example', 'http://[', '::'].map(eventPath),
    ).not.toContain(expect.stringContaining('@'));
  });

  test('keeps a short path without query, anchor or @ for any address', () => {
    const hostile = fc.oneof(
      fc.webUrl({ withQueryParameters: true, withFragments: true }),
      fc.string({ unit: 'binary', maxLength: 600 }),
      fc.tuple(fc.string(), fc.emailAddress()).map(([text, email]) => `/search/${text}/${email}?q=${email}`),
    );
    fc.assert(
      fc.property(hostile, (url) => {
        const path = eventPath(url);
        expect(path).toMatch(/^\/[^?#@]*$/);
        expect(path.length).toBeLessThanOrEqual(300);
      }),
    );
  });
});
