import { toStockRecord } from '@forecourt/lib/inventory/search/to-record';
import { LANGUAGE_FACTS, LANGUAGES, type Language } from '@forecourt/lib/platform/language/languages';
import { messagesOf } from '@forecourt/lib/platform/language/messages';
import { parseFeatures } from '@forecourt/lib/sites/features';
import { parseSettings } from '@forecourt/lib/sites/settings';
import type { Site } from '@forecourt/lib/sites/site';
import { sampleVehicle } from '@forecourt/lib/vehicle/sample-vehicle';
import type { VehicleInput } from '@forecourt/lib/vehicle/vehicle';
import type { InitialResults } from 'instantsearch.js';
import { type ReactNode, useContext } from 'react';
import { renderToString } from 'react-dom/server';
import { createTranslator } from 'use-intl/core';
import { expect, test, vi } from 'vitest';
import { SearchTexts } from '@/features/search/client/SearchTexts.client.tsx';
import { StockSearch } from '@/features/search/client/StockSearch.client.tsx';
import { searchMessages } from '@/features/search/search-messages.ts';
import type { SearchSetup } from '@/features/search/setup.ts';
import { cardRules } from '@/features/vehicle-card/rules.ts';
import { SHELL_TEXTS } from '@/layout/shell-texts.ts';
import { parseAddress } from '@/stock/address.ts';
import { ALL_FACETS, siteFacets } from '@/stock/facets.ts';
import { Inherited, InheritedTexts } from '@/ui/texts/InheritedTexts.client.tsx';

let missing: string[] = [];

vi.mock('next/navigation', () => ({
  useSearchParams: () => new URLSearchParams(),
  useParams: () => ({}),
  usePathname: () => '/search',
  useRouter: () => ({}),
}));
// The texts of the providers alone, as browsers have them.
vi.mock('next-intl', () => ({
  useLocale: () => 'en-AU',
  NextIntlClientProvider: ({ children }: { children: ReactNode }) => children,
  useTranslations: (namespace: string) =>
    createTranslator({
      locale: 'en-AU',
      messages: useContext(Inherited) as never,
      namespace: namespace as never,
      onError: ({ message }) => missing.push(message),
    }),
}));

const { settings } = parseSettings({});
const { features } = parseFeatures({});
const SITE = {
  slug: 'sample',
  template: 'group',
  settings,
  features,
  dealerships: [],
  locations: [],
} as unknown as Site;
const NOW = new Date('2026-11-20T00:00:00Z');
const PHOTO = {
  image: { url: 'https://media.example/a.jpg', thumb: { url: 'https://media.example/a-thumb.jpg' } },
};
const HITS = [
  { car_type: 'used', fuel_type: 'Diesel', transmission: 'Manual' },
  { car_type: 'new', fuel_type: 'Electric', transmission: 'Automatic' },
].map((fields, index) => {
  const vehicle = sampleVehicle({
    ...fields,
    images: [PHOTO],
    show_on_dealer_website: true,
  } as Partial<VehicleInput>);
  const record = toStockRecord(vehicle);
  if (!record) throw new Error('not a car that lists show');
  return { ...record, objectID: `car-${index}`, ...(index === 1 && { status: 'sold' as const }) };
});
const COUNTS = {
  car_type: { used: 5, new: 3 },
  make: { Mazda: 5, Kia: 3 },
  make_model: { 'Mazda > CX-5': 5, 'Kia > Sportage': 3 },
  simple_body: { suv: 5, ute: 3 },
  simple_fuel: { Diesel: 5, Electric: 3 },
  colour: { White: 5, Red: 3 },
  seats: { 5: 5, 7: 3 },
  status: { in_stock: 7, sold: 1 },
};

const setup = {
  connection: { appId: 'demo', apiKey: 'key', host: null },
  saveSearchPath: null,
  siteName: 'Sample',
  path: '/search',
  kind: 'all',
  heading: 'Cars',
  noun: 'car',
  example: '',
  filters: '',
  facets: siteFacets({ settings: { ...settings, facets: ALL_FACETS.map(({ name }) => name) }, features }),
  defaultSort: 'custom_rank:desc',
  distance: true,
  mapped: true,
  hitsPerPage: 21,
  attributes: [],
  popularMakesCount: 1,
  pricePicks: [20_000, 30_000],
  certifiedOnly: false,
  collapseSoldRuns: false,
  priceAscRequiresPrice: false,
  layout: 'grid',
  types: ['new', 'used'],
  weeklyRates: null,
  ownTerms: null,
  weeklyFrom: null,
  promos: [],
  card: cardRules(SITE, NOW),
} as unknown as SearchSetup;

/**
 * Renders a page of results with the texts that it gives to browsers; returns what it has no text for.
 * @param served the search that the texts are for, if the page shows another one by now
 */
function missingTexts(
  language: Language,
  search: string,
  { hits = HITS, served = search, facets = setup.facets } = {},
): string[] {
  missing = [];
  const ownSetup = { ...setup, facets };
  const messages = messagesOf(language);
  const state = parseAddress(served);
  const results = {
    cars: {
      state: {},
      results: [
        {
          hits,
          nbHits: hits.length,
          nbPages: 1,
          page: 0,
          facets: COUNTS,
          facets_stats: { sort_price: { min: 10_000, max: 60_000 } },
        },
      ],
    },
  } as unknown as InitialResults;
  const { locale } = LANGUAGE_FACTS[language];
  renderToString(
    <InheritedTexts
      locale={locale}
      messages={Object.fromEntries(SHELL_TEXTS.map((name) => [name, messages[name]])) as never}
    >
      <SearchTexts
        locale={locale}
        messages={searchMessages(messages, {
          setup: ownSetup,
          state,
          nouns: ['car'],
          counts: COUNTS,
          hits: hits as never,
        })}
      >
        <StockSearch
          setup={ownSetup}
          beside={null}
          search={search}
          place={null}
          results={results}
          misses={[]}
        />
      </SearchTexts>
    </InheritedTexts>,
  );
  return missing;
}

const SEARCHES = [
  '',
  '?refinementList[colour][0]=White&refinementList[seats][0]=5',
  '?query=ute&range[price]=:30000&ignored=red',
  '?near=4510&sortBy=distance',
  '?exclude[colour][0]=Red',
];

test.each(LANGUAGES)('a page of results has all texts that it shows at first in %s', (language) => {
  for (const search of SEARCHES) expect([search, missingTexts(language, search)]).toEqual([search, []]);
});

test('a page without results has all texts that it shows at first', () => {
  expect(missingTexts('ar', '?query=zzzz', { hits: [] })).toEqual([]);
});

test('each filter has all texts that it shows at first, also without the others', () => {
  for (const facet of setup.facets)
    for (const search of ['', '?refinementList[make][0]=Kia'])
      expect([facet.key, search, missingTexts('zh', search, { facets: [facet] })]).toEqual([
        facet.key,
        search,
        [],
      ]);
});

test('what another search adds waits for its texts', () => {
  for (const search of SEARCHES)
    for (const hits of [HITS, []])
      expect([search, missingTexts('vi', search, { hits, served: '' })]).toEqual([search, []]);
});
