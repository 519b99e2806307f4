import { describe, expect, test } from 'vitest';
import { garageTexts } from './garage-texts.server.ts';
import { beginningSteps, type NextStepsInput, nextSteps } from './next-steps.ts';

const NOW = new Date('2026-11-30T02:00:00Z');
const hours = (count: number) => new Date(NOW.getTime() + count * 3_600_000);

const input = (facts: object = {}): NextStepsInput => ({
  reservations: [],
  enquiries: [],
  conversations: [],
  valuations: [],
  deals: [],
  cheaper: [],
  dealer: 'Harbour Motor Group',
  timeZone: 'Australia/Brisbane',
  now: NOW,
  texts: garageTexts('en'),
  links: {
    receipt: () => '/receipt',
    drive: (id) => `/test-drive/${id}`,
    service: (id) => `/service/${id}`,
    deal: (id) => `/your-deal/${id}`,
  },
  ...facts,
});
const titles = (facts: object) => nextSteps(input(facts)).map(({ title }) => title);

const reservation = (status: string, heldUntil: Date) => ({
  id: status,
  status,
  heldUntil,
  timeZone: 'Australia/Brisbane',
  car: { title: '2021 Kia Niro' },
});
const valuation = (facts: object = {}) => ({
  id: 'v',
  vehicle: null,
  rego: '123ABC',
  amountLow: 10_000,
  acceptedAt: null,
  inspectionAt: null,
  inspectedAt: null,
  inspectedAmount: null,
  expiresAt: hours(48),
  ...facts,
});
const enquiry = (facts: object) => ({
  id: 'e',
  payload: {},
  drive: null,
  service: null,
  application: null,
  ...facts,
});
const message = (direction: 'in' | 'out', sentAt = hours(-1), state = 'sent') => ({
  direction,
  state,
  sentAt,
});

const answeredDeal = (expiresAt: Date, facts: object = {}) => ({
  title: '2022 Kia Sportage',
  isForSale: true,
  deal: { id: 'd', status: 'answered', version: 2, versions: [{ number: 2, author: 'staff', expiresAt }] },
  ...facts,
});

describe('what a shopper can do next', () => {
  test('is to accept the dealer’s answer to a deal, until it expires or the vehicle is sold', () => {
    expect(titles({ deals: [answeredDeal(hours(20))] })).toEqual([
      'Harbour Motor Group answered your deal: 2022 Kia Sportage',
    ]);
    expect(
      titles({ deals: [answeredDeal(hours(-1)), answeredDeal(hours(20), { isForSale: false })] }),
    ).toEqual([]);
  });

  test('is nothing for a new shopper', () => expect(nextSteps(input())).toEqual([]));

  test('begins with a search, the value of the car and an own rate, as far as the site offers them', () => {
    const begin = (facts: object) =>
      beginningSteps(garageTexts('en'), 'caravan', {
        search: '/search',
        tradeIn: '/sell-my-car',
        finance: '/finance',
        ...facts,
      }).map(({ title, action, href }) => [title, action, href]);
    expect(begin({})).toEqual([
      ['Find your next caravan', 'Find a caravan', '/search'],
      ['Find out what your car is worth', 'Value my trade-in', '/sell-my-car'],
      ['See your own weekly figures', 'Get pre-approved', '/finance'],
    ]);
    expect(begin({ tradeIn: null, finance: null })).toHaveLength(1);
  });

  test('starts with the hold that ends soonest', () => {
    const steps = nextSteps(
      input({
        reservations: [reservation('paid', hours(40)), reservation('held', hours(0.3))],
        valuations: [valuation()],
        cheaper: [{ id: 'a', title: '2020 Mazda 3', path: '/cars/a' }],
      }),
    );
    expect(steps.map(({ title }) => title)).toEqual([
      'Held for you: 2021 Kia Niro',
      'Reserved for you: 2021 Kia Niro',
      'Your valuation: 123ABC',
      'Price drop: 2020 Mazda 3',
    ]);
    expect(steps.map(({ isUrgent }) => isUrgent)).toEqual([true, false, false, false]);
  });

  test('leaves out holds that have ended and reservations that are over', () => {
    expect(titles({ reservations: [reservation('held', hours(-1))] })).toEqual([]);
    expect(titles({ reservations: [reservation('refunded', hours(5))] })).toEqual([]);
  });

  test('has bookings to come, but none that were cancelled or are over', () => {
    const drive = { id: 'd', status: 'booked', startsAt: hours(20), timeZone: 'Australia/Brisbane' };
    expect(nextSteps(input({ enquiries: [enquiry({ drive })] }))[0]).toMatchObject({
      title: 'Test drive',
      href: '/test-drive/d',
      text: 'Tue 1 Dec 2026, 8:00 am',
    });
    expect(titles({ enquiries: [enquiry({ drive: { ...drive, status: 'cancelled' } })] })).toEqual([]);
    expect(titles({ enquiries: [enquiry({ drive: { ...drive, startsAt: hours(-2) } })] })).toEqual([]);
  });

  test('has messages of the dealer until the shopper answers', () => {
    const thread = (...messages: object[]) => [{ id: 't', leadIds: [], messages }];
    expect(titles({ conversations: thread(message('in', hours(-3)), message('out')) })).toEqual([
      'Harbour Motor Group wrote to you',
    ]);
    expect(titles({ conversations: thread(message('out', hours(-3)), message('in')) })).toEqual([]);
    expect(titles({ conversations: thread(message('out', hours(-24 * 31))) })).toEqual([]);
    expect(titles({ conversations: thread(message('out', hours(-1), 'failed')) })).toEqual([]);
  });

  test('has no valuation that was accepted or has no amount', () => {
    expect(titles({ valuations: [valuation({ acceptedAt: NOW }), valuation({ amountLow: null })] })).toEqual(
      [],
    );
  });

  test('has the offer after inspection instead of the estimate', () => {
    const inspected = { inspectionAt: NOW, inspectedAt: hours(-2), inspectedAmount: 9_500 };
    expect(nextSteps(input({ valuations: [valuation(inspected)] }))).toMatchObject([
      { title: 'Our offer: 123ABC', text: '$9,500 after our inspection.' },
    ]);
    const old = { ...inspected, inspectedAt: hours(-24 * 31) };
    expect(titles({ valuations: [valuation(old)] })).toEqual([]);
  });

  test('continues an application at the lender until the shopper returns', () => {
    const application = { status: 'created', redirectUrl: 'https://lender.example/1', returnedAt: null };
    expect(titles({ enquiries: [enquiry({ application })] })).toHaveLength(1);
    expect(titles({ enquiries: [enquiry({ application: { ...application, returnedAt: 'x' } })] })).toEqual(
      [],
    );
  });
});
