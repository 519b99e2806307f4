import { gzipSync } from 'node:zlib';
import { ENGLISH, LANGUAGES, type Language } from '@forecourt/lib/platform/language/languages';
import { type Messages, messagesOf, type Namespace } from '@forecourt/lib/platform/language/messages';
import { describe, expect, test } from 'vitest';
import { searchMessages } from '@/features/search/search-messages.ts';
import { cardMessages } from '@/features/vehicle-card/card-messages.ts';
import { FORM_TEXTS } from '@/forms/form-texts.ts';
import { SHELL_TEXTS } from '@/layout/shell-texts.ts';
import compileMessages from '@/site/compile-messages.ts';
import type { CardVehicle } from '@/stock/card-vehicle.ts';
import { ALL_FACETS } from '@/stock/facets.ts';
import { EMPTY_STATE } from '@/stock/state.ts';
import { serviceMessages } from './book-service/service-messages.ts';
import { VEHICLE_TEXTS } from './vehicle-texts.ts';

// `scripts/bench/languages` measures whole pages; this keeps the largest catalogues small without a build.

const MOST = 3 * 1024;
const CARDS = {
  actions: { buttons: ['viewDetails' as const, 'enquire' as const, 'testDrive' as const] },
  repayment: null,
  subscription: null,
};

const compiled = (language: Language): Messages =>
  JSON.parse(compileMessages(JSON.stringify(messagesOf(language))));
const some = (messages: Messages, names: readonly Namespace[]) =>
  Object.fromEntries(names.map((name) => [name, messages[name]]));

/** The texts of kinds of pages, as their providers send them. */
const PAGES = {
  home: (messages: Messages) => ({ ...some(messages, SHELL_TEXTS), ...cardMessages(messages, CARDS) }),
  vehicle: (messages: Messages) =>
    some(messages, [...SHELL_TEXTS, ...VEHICLE_TEXTS, 'forms', 'financeClient']),
  enquiry: (messages: Messages) =>
    some(messages, [...SHELL_TEXTS, ...FORM_TEXTS, 'enquiry', 'callBackField', 'placeField', 'testDrive']),
  'service booking': (messages: Messages) => ({
    ...some(messages, SHELL_TEXTS),
    ...serviceMessages(messages),
  }),
  'trade-in': (messages: Messages) => some(messages, [...SHELL_TEXTS, ...FORM_TEXTS, 'tradeInForm']),
  checkout: (messages: Messages) =>
    some(messages, [...SHELL_TEXTS, ...FORM_TEXTS, 'checkoutSteps', 'checkoutDetails', 'paymentFailures']),
} satisfies Record<string, (messages: Messages) => object>;

const HIT = {
  car_type: 'used',
  simple_transmission: 'Automatic',
  simple_fuel: 'Plug-in Hybrid',
  km: 40_000,
  card_facts: [],
} as unknown as CardVehicle;
const BODIES = ['suv', 'ute', 'hatch', 'sedan', 'wagon', 'convertible'];

/** A page of results with all standard filters and some of their values, which sorts by distance too. */
const search = (messages: Messages): object => ({
  ...PAGES.home(messages),
  ...searchMessages(messages, {
    setup: {
      connection: { appId: 'demo', apiKey: 'key', host: null },
      distance: true,
      facets: ALL_FACETS.slice(0, 20),
      kind: 'all',
      layout: 'grid',
      path: '/search',
      pricePicks: [20_000, 30_000],
      card: CARDS,
    },
    state: EMPTY_STATE,
    nouns: ['car'],
    counts: {
      car_type: { new: 10, demo: 3, used: 30 },
      simple_body: Object.fromEntries(BODIES.map((body) => [body, 5])),
      simple_fuel: { Petrol: 20, Diesel: 10 },
      colour: { White: 30 },
    },
    hits: [
      HIT,
      { ...HIT, car_type: 'new', simple_fuel: 'Petrol' },
      { ...HIT, car_type: 'demo', simple_fuel: 'Diesel', simple_transmission: 'Manual' },
    ],
  }),
});

const bytes = (texts: object): number => Buffer.byteLength(JSON.stringify(texts));
const gzipped = (texts: object): number => gzipSync(JSON.stringify(texts)).length;

describe.each(Object.entries(PAGES))('the texts of the page kind %s', (_, textsOf) => {
  test.each(LANGUAGES)('add at most 3 kB to the page in %s, compressed', (language) => {
    expect(gzipped(textsOf(compiled(language)))).toBeLessThanOrEqual(MOST);
  });
});

test.each(['home', 'vehicle'] as const)(
  'the texts of the page kind %s are at most 3 kB in English',
  (kind) => {
    expect(bytes(PAGES[kind](compiled(ENGLISH)))).toBeLessThanOrEqual(MOST);
  },
);

test.each(LANGUAGES)('the texts of results add at most 3 kB to the page in %s, compressed', (language) => {
  expect(gzipped(search(compiled(language)))).toBeLessThanOrEqual(MOST);
});

test.each(LANGUAGES)('results send at most half of the texts that the search has in %s', (language) => {
  const messages = compiled(language);
  const { search: all, stock } = messages;
  const { search: sent, stock: sentStock } = search(messages) as Messages;
  expect(bytes({ sent, sentStock })).toBeLessThan(bytes({ all, stock }) / 2);
});
