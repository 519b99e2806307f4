import { corrected } from '@forecourt/lib/inventory/search/sentence/correct';
import { understand } from '@forecourt/lib/inventory/search/sentence/understand';
import { EMPTY_VOCABULARY, type Vocabulary } from '@forecourt/lib/inventory/search/sentence/vocabulary';
import { SORTS } from '@forecourt/lib/inventory/search/sorts';
import { translatorOf } from '@forecourt/lib/platform/language/translator';
import { line } from '@forecourt/lib/platform/text/schema';
import { z } from 'zod';
import { answerOf } from '@/features/search/answer.ts';
import { chipsOf } from '@/features/search/chips.ts';
import { initialResults } from '@/features/search/initial.server.ts';
import { locateNear } from '@/features/search/near/near.server.ts';
import { countStates, findNearMisses } from '@/features/search/relax.server.ts';
import { searchSetup } from '@/features/search/setup.server.ts';
import { understoodChips } from '@/features/search/suggest/options.ts';
import { relaxSentence } from '@/features/search/suggest/relax-sentence.ts';
import { siteVocabulary } from '@/features/search/suggest/vocabulary.server.ts';
import { log } from '@/logging/log.server.ts';
import { searchHref } from '@/stock/address.ts';
import { knownCatalogue, stockCatalogue } from '@/stock/catalogue.server.ts';
import { searchedPrices } from '@/stock/connection.ts';
import { facetValueLabel, sortLabel } from '@/stock/facets.ts';
import { resolveLanding } from '@/stock/landing.ts';
import { withImpliedMakes } from '@/stock/make-models.ts';
import { parseNear } from '@/stock/near.ts';
import { EMPTY_STATE, type Range, type SearchState } from '@/stock/state.ts';
import { campaignUrl } from './campaign-url.ts';
import { operation } from './operation.ts';
import { summaryOf, VEHICLE_SUMMARY } from './vehicle-answer.server.ts';

const TEXTS = translatorOf('en', 'stock');
const MOST_VALUES = 20;
const MOST_PAGES = 1_000;

const values = (what: string) =>
  z.array(line(100).min(1)).max(MOST_VALUES).optional().describe(`${what} Any of them matches.`);
const amount = (what: string) => z.number().int().min(0).max(9_999_999).optional().describe(what);

/** Filters by facet key, besides the words. */
const LISTS = {
  make: ['makes', 'Makes, such as Toyota.'],
  model: ['models', 'Models, such as HiLux.'],
  simple_body: ['bodies', 'Bodies, such as Ute or SUV.'],
  simple_fuel: ['fuels', 'Fuels, such as Diesel or Hybrid.'],
  simple_transmission: ['transmissions', 'Automatic or Manual.'],
  colour: ['colours', 'Colours, such as White.'],
  location_name: ['locations', 'Names of locations from `list_places`.'],
} as const;

const RANGES = {
  price: ['minPrice', 'maxPrice'],
  year: ['minYear', 'maxYear'],
  km: ['minKm', 'maxKm'],
} as const;

const INPUT = {
  words: line(400)
    .optional()
    .describe(
      'What the shopper wants in plain words: `white automatic ute under 40k with towbar near Caboolture`.',
    ),
  conditions: z
    .array(z.enum(['new', 'demo', 'used']))
    .max(3)
    .optional(),
  makes: values(LISTS.make[1]),
  models: values(LISTS.model[1]),
  bodies: values(LISTS.simple_body[1]),
  fuels: values(LISTS.simple_fuel[1]),
  transmissions: values(LISTS.simple_transmission[1]),
  colours: values(LISTS.colour[1]),
  locations: values(LISTS.location_name[1]),
  minPrice: amount('Dollars.'),
  maxPrice: amount('Dollars.'),
  minYear: amount('Year of the model.'),
  maxYear: amount('Year of the model.'),
  minKm: amount('Kilometres on the odometer.'),
  maxKm: amount('Kilometres on the odometer.'),
  near: line(60).optional().describe('A postcode or a suburb, to sort by distance with `sort: distance`.'),
  sort: z
    .enum(SORTS.map(({ key }) => key))
    .optional()
    .describe('The order; by default the one of the site.'),
  page: z.number().int().min(1).max(MOST_PAGES).optional().describe('From 1.'),
};

type Input = z.output<z.ZodObject<typeof INPUT>>;

export const searchStock = operation({
  name: 'search_stock',
  title: 'Search the stock',
  description:
    'Searches the vehicles of this dealer, in plain words, by filters, or both. The answer explains how the words ' +
    'were understood and which were ignored. Prices, order and number of results are those of the site’s page at `url`.',
  input: INPUT,
  output: {
    interpretation: z.object({
      conditions: z.array(z.string()).describe('Every condition that was searched, such as `Body: Ute`.'),
      understood: z.array(z.string()).describe('What the words mean.'),
      searchedAsText: z.string().nullable().describe('Words that were searched as text.'),
      ignored: z.string().nullable().describe('Words that were left out, because nothing matches them.'),
      corrected: z.string().nullable().describe('The words with corrected spelling, if that was used.'),
      place: z.string().nullable().describe('The place that distances are measured from.'),
      notes: z.array(z.string()),
    }),
    total: z.number().describe('Number of matching vehicles.'),
    totalSold: z.number().describe('How many of them are sold.'),
    resultPage: z.number(),
    resultPages: z.number(),
    order: z.string(),
    vehicles: z.array(VEHICLE_SUMMARY),
    closeMatches: z
      .array(z.object({ label: z.string(), total: z.number(), url: z.url() }))
      .describe('Similar searches with results, if there are none.'),
  },
  answer: async (context, input) => {
    const { site, now, campaign, request } = context;
    const catalogue = await stockCatalogue(site).catch(() => knownCatalogue(site));
    const landing = resolveLanding([], catalogue);
    if (!landing) throw new Error('The whole stock has no landing page.');
    const [setup, vocabulary] = await Promise.all([
      searchSetup(site, landing, now),
      siteVocabulary(site).catch((error: unknown) => {
        log.error({ err: error, site: site.slug }, 'search_vocabulary_failed');
        return EMPTY_VOCABULARY;
      }),
    ]);
    const { state: filtered, notes } = stateOfFilters(input, vocabulary);
    const words = input.words ?? '';
    const understanding = understand(words, vocabulary);
    const prices = searchedPrices(setup.connection.prices, null);
    const state = words
      ? await relaxSentence(filtered, words, understanding, vocabulary, TEXTS, (states) =>
          countStates(setup.filters, states, prices),
        )
      : filtered;
    const paged = { ...state, page: input.page ?? 1 };
    const located = paged.near === null ? null : await locateNear(paged.near, request);
    const place = located && 'place' in located ? located.place : null;
    if (located && 'reason' in located)
      notes.push(
        located.reason === 'unknown'
          ? `The place "${paged.near}" was not found.`
          : 'Distances cannot be measured right now. Try again in a few minutes.',
      );
    const answer = answerOf(await initialResults(setup, paged, place));
    const hits = answer?.hits ?? [];
    const misses = answer?.total === 0 ? await findNearMisses(setup.filters, paged, prices, null, TEXTS) : [];
    const right = words ? corrected(words, vocabulary) : null;
    const isCorrected = right !== null && state.ignored === '' && state.query !== understanding.rest;
    return {
      path: searchHref(paged),
      interpretation: {
        conditions: chipsOf(paged, TEXTS).map(({ label }) => label),
        understood: understoodChips(isCorrected ? understand(right, vocabulary) : understanding, TEXTS),
        searchedAsText: state.query || null,
        ignored: state.ignored || null,
        corrected: isCorrected ? right : null,
        place: place?.name ?? null,
        notes,
      },
      total: answer?.count ?? 0,
      totalSold: answer?.sold ?? 0,
      resultPage: paged.page,
      resultPages: answer?.pages ?? 0,
      order: sortLabel(paged.sort ?? setup.defaultSort, TEXTS),
      vehicles: hits.map((hit) => summaryOf(context, hit, setup.card, hit.primary_image_url)),
      closeMatches: misses.map(({ label, count, state: near }) => ({
        label,
        total: count,
        url: campaignUrl(site, searchHref(near), campaign),
      })),
    };
  },
});

/** Returns the search of the filters. Names are matched to the stock's spelling; an unknown one is reported. */
function stateOfFilters(input: Input, vocabulary: Vocabulary): { state: SearchState; notes: string[] } {
  const notes: string[] = [];
  const lists: Record<string, readonly string[]> = {};
  for (const [key, [name]] of Object.entries(LISTS)) {
    const wanted = input[name] ?? [];
    if (wanted.length === 0) continue;
    const known = knownValues(vocabulary, key);
    const byName = new Map(
      known.flatMap((value) =>
        [value, facetValueLabel(key, value, TEXTS)].map(
          (spelling) => [spelling.toLowerCase(), value] as const,
        ),
      ),
    );
    lists[key] = wanted.map((value) => byName.get(value.toLowerCase()) ?? value);
    const unknown = wanted.filter((value) => !byName.has(value.toLowerCase()));
    if (unknown.length > 0) {
      const offered = known.slice(0, MOST_VALUES).map((value) => facetValueLabel(key, value, TEXTS));
      notes.push(`Not in stock now: ${unknown.join(', ')}. The ${name} in stock: ${offered.join(', ')}.`);
    }
  }
  if (input.conditions?.length) lists.car_type = input.conditions;
  const ranges: Record<string, Range> = {};
  for (const [key, [low, high]] of Object.entries(RANGES)) {
    const [min, max] = [input[low] ?? null, input[high] ?? null];
    if (min !== null || max !== null) ranges[key] = { min, max };
  }
  const near = parseNear(input.near ?? null);
  return {
    state: { ...EMPTY_STATE, lists: withImpliedMakes(lists), ranges, near, sort: input.sort ?? null },
    notes,
  };
}

function knownValues({ makes, values: known }: Vocabulary, key: string): readonly string[] {
  if (key === 'make') return makes.map(({ name }) => name);
  if (key === 'model') return makes.flatMap(({ models }) => models.map(({ name }) => name));
  return known[key] ?? [];
}
