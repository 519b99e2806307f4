import { LANGUAGES, type Language } from '@forecourt/lib/platform/language/languages';
import { messagesOf } from '@forecourt/lib/platform/language/messages';
import { translatorOf } from '@forecourt/lib/platform/language/translator';
import { describe, expect, test } from 'vitest';
import { countText, inStockText } from '@/stock/count.ts';
import { ALL_FACETS, facetLabel, facetValueLabel, rangeValueLabel, sortLabel } from '@/stock/facets.ts';
import { resolveLanding } from '@/stock/landing.ts';
import { EMPTY_STATE } from '@/stock/state.ts';
import { chipsOf } from './chips.ts';
import { pageMetadata } from './page-metadata.ts';
import { relaxations } from './relax.ts';
import { resultsTitle } from './results-title.ts';
import { type ServedPage, searchMessages } from './search-messages.ts';

const CATALOGUE = {
  noun: 'car',
  allNoun: 'car',
  makes: [{ name: 'Kia', models: ['Sportage'] }],
  dealerships: [{ slug: 'best-cars', name: 'Best Cars' }],
  locations: [],
} as const;
const SERVED: ServedPage = {
  setup: {
    connection: { appId: 'demo', apiKey: 'key', host: null },
    distance: false,
    facets: ALL_FACETS.filter(({ key }) => ['car_type', 'simple_body', 'colour'].includes(key)),
    kind: 'all',
    layout: 'grid',
    path: '/search',
    pricePicks: [],
    card: { actions: { buttons: [] }, repayment: null, subscription: null },
  },
  state: EMPTY_STATE,
  nouns: ['car'],
  counts: null,
  hits: [],
};
const zh = translatorOf('zh', 'stock');
const vi = translatorOf('vi', 'stock');
const ar = translatorOf('ar', 'stock');

function titleOf(language: 'zh' | 'vi' | 'ar', path: string, page = 1): string {
  const landing = resolveLanding(path ? path.split('/') : [], CATALOGUE);
  if (!landing) throw new Error(`no landing at ${path}`);
  const texts = { t: translatorOf(language, 'search'), stock: translatorOf(language, 'stock') };
  return resultsTitle(landing, landing.noun, page, texts);
}

describe('a search in another language', () => {
  test('names filters and known values, and keeps makes and models', () => {
    const state = {
      ...EMPTY_STATE,
      lists: {
        make: ['Kia'],
        simple_body: ['stationWagon'],
        colour: ['White'],
        weekly_price_range: ['Under $50 a week'],
      },
      without: { colour: ['Red'] },
      ranges: { price: { min: null, max: 20_000 } },
      near: '4510',
    };
    expect(chipsOf(state, zh).map(({ label }) => label)).toEqual([
      'Kia',
      '旅行车',
      '价格：最高 $20,000',
      '每周 $50 以下',
      '白色',
      '不要红色',
      '4510 附近',
    ]);
    expect(chipsOf(state, vi)[3]?.label).toBe('Dưới $50 mỗi tuần');
  });

  test('says what close matches leave out', () => {
    const state = { ...EMPTY_STATE, lists: { colour: ['White'], simple_fuel: ['Electric'] } };
    expect(relaxations(state, vi).map(({ label }) => label)).toContain('không cần Trắng');
  });

  test('has names of every filter and order, not those of the search service', () => {
    for (const language of LANGUAGES) {
      const t = translatorOf(language, 'stock');
      for (const facet of ALL_FACETS) expect(facetLabel(facet, t)).not.toBe(facet.name);
      expect(sortLabel('km:asc', t)).not.toBe('km:asc');
    }
  });

  test('sends browsers no text for values that are their own, or of closed filters', () => {
    const counts = { colour: { White: 2 }, car_type: { new: 1, used: 1 }, simple_body: { suv: 1 } };
    const stockOf = (language: Language, state = EMPTY_STATE) =>
      searchMessages(messagesOf(language), { ...SERVED, state, counts }).stock;
    expect(stockOf('en')).toMatchObject({ values: { car_type: { new: 'New', used: 'Used' } } });
    expect(stockOf('zh')).toHaveProperty('values.car_type.new', '全新');
    expect(stockOf('zh')).not.toHaveProperty('values.colour');
    const chosen = { ...EMPTY_STATE, lists: { colour: ['Red'] } };
    expect(stockOf('zh', chosen)).toHaveProperty('values.colour', { White: '白色', Red: '红色' });
  });

  test('sends the texts of conditions only to pages that have some', () => {
    const sent = (state: Partial<typeof EMPTY_STATE>) =>
      searchMessages(messagesOf('vi'), { ...SERVED, hits: null, state: { ...EMPTY_STATE, ...state } });
    expect(sent({})).not.toHaveProperty('stock.chips');
    for (const state of [{ query: 'kia' }, { near: '4510' }, { without: { colour: ['Red'] } }]) {
      expect(sent(state)).toHaveProperty('stock.chips');
      expect(sent(state)).toHaveProperty('search.removeFilter');
    }
  });

  test('keeps values that the catalogue does not have', () => {
    expect(facetValueLabel('colour', 'Deep.Crystal {blue}', ar)).toBe('Deep.Crystal {blue}');
    expect(facetValueLabel('simple_body', 'hovercraft', zh)).toBe('Hovercraft');
    expect(facetValueLabel('seats', 'many', zh)).toBe('many');
  });

  test('counts vehicles by the rules of the language', () => {
    expect([1, 2, 3, 11, 1_240].map((count) => countText(count, 'car', ar))).toEqual([
      'سيارة واحدة',
      'سيارتان',
      '3 سيارات',
      '11 سيارة',
      '1,240 سيارة',
    ]);
    expect(inStockText({ inStock: 12, arriving: 2 }, 'car', zh)).toBe('现货 12 辆汽车，另有 2 辆即将到店');
  });

  test('writes dates in the order of the language', () => {
    const seconds = Date.parse('2026-03-05T00:00:00Z') / 1000;
    expect(rangeValueLabel('date', seconds, zh)).toBe('2026年3月5日');
    expect(rangeValueLabel('date', seconds, vi)).toBe('5/3/2026');
    expect(rangeValueLabel('date', seconds, translatorOf('en', 'stock'))).toBe('5 Mar 2026');
  });

  test('has a title for landing pages of each kind', () => {
    expect(titleOf('zh', '')).toBe('在售汽车');
    expect(titleOf('zh', 'used-cars', 2)).toBe('二手汽车出售，第 2 页');
    expect(titleOf('vi', 'kia')).toBe('xe hơi Kia đang bán');
    expect(titleOf('ar', 'kia/sportage')).toBe('Kia Sportage للبيع');
    expect(titleOf('ar', 'best-cars')).toBe('المخزون لدى Best Cars');
  });

  test('has a description for search engines', () => {
    const landing = resolveLanding([], CATALOGUE);
    if (!landing) throw new Error('no landing');
    const { description } = pageMetadata({ name: 'Northside' }, landing, EMPTY_STATE, null, 'zh');
    expect(description).toContain('Northside');
    expect(description).not.toContain('Search by');
  });
});
