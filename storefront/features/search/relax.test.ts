import { SAMPLE_VOCABULARY } from '@forecourt/lib/inventory/search/sentence/sample-vocabulary';
import { understand } from '@forecourt/lib/inventory/search/sentence/understand';
import { translatorOf } from '@forecourt/lib/platform/language/translator';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EMPTY_STATE, isRefined, type SearchState } from '@/stock/state.ts';
import { nearMisses, relaxations, withoutMore } from './relax.ts';
import { applySentence } from './suggest/apply-sentence.ts';
import { relaxSentence } from './suggest/relax-sentence.ts';

const t = translatorOf('en', 'stock');

const stateOf = (text: string): SearchState =>
  applySentence(EMPTY_STATE, understand(text, SAMPLE_VOCABULARY));
const labels = (text: string, counts: Readonly<Record<string, number>>) => {
  const state = stateOf(text);
  const hitCounts = relaxations(state, t).map(({ label }) => counts[label] ?? 0);
  return nearMisses(state, hitCounts, t).map(({ label, count }) => `${label}: ${count}`);
};

describe('near misses', () => {
  test('list what each dropped filter finds, least costly first', () => {
    expect(
      labels('white toyota ute under 20k with towbar', {
        'without White': 8,
        'without price up to $20,000': 12,
        'without Tow bar': 3,
        'without Toyota': 1,
      }),
    ).toEqual([
      'without Tow bar: 3',
      'without White: 8',
      'without price up to $20,000: 12',
      'without Toyota: 1',
    ]);
  });

  test('drop two filters when one is not enough', () => {
    expect(
      labels('white toyota ute with towbar', {
        'without Tow bar and White': 2,
        'without Tow bar and Ute': 3,
        'without Tow bar, White and Ute': 5,
      }),
    ).toEqual(['without Tow bar and White: 2', 'without Tow bar and Ute: 3']);
    expect(
      labels('white toyota ute with towbar', {
        'without Tow bar and White': 0,
        'without Tow bar, White and Ute': 5,
        'without Tow bar, White, Ute and Toyota': 90,
      }),
    ).toEqual(['without Tow bar, White and Ute: 5']);
  });

  test('include exclusions again', () => {
    expect(labels('ute not white', { 'with White': 4 })).toEqual(['with White: 4']);
  });

  test('end with an unfiltered search within the request limit', () => {
    const words = fc.constantFrom(
      ...'white not black ute toyota hilux under 20k towbar sleeps 4 tows 3t zzz diesel near Southport'.split(
        ' ',
      ),
    );
    fc.assert(
      fc.property(fc.array(words, { maxLength: 14 }), (some) => {
        const state = stateOf(some.join(' '));
        const all = relaxations(state, t);
        expect(all.length).toBeLessThan(50);
        expect(new Set(all.map(({ label }) => label)).size).toBe(all.length);
        const last = withoutMore(state, t).at(-1);
        expect(isRefined(last?.state ?? state)).toBe(false);
      }),
    );
  });
});

describe('a partly understood sentence', () => {
  /** Relaxes a sentence against a stock defined by a predicate. */
  const relax = (text: string, has: (state: SearchState) => boolean) => {
    let requests = 0;
    const next = relaxSentence(
      EMPTY_STATE,
      text,
      understand(text, SAMPLE_VOCABULARY),
      SAMPLE_VOCABULARY,
      t,
      async (states) => {
        requests += 1;
        return states.map((state) => (has(state) ? 7 : 0));
      },
    );
    return next.then((state) => ({ state, requests }));
  };

  test('drops and reports words that nothing matches', async () => {
    const { state, requests } = await relax('white ute not sparkly', ({ query }) => query === '');
    expect(state).toMatchObject({ query: '', ignored: 'not sparkly', lists: { colour: ['White'] } });
    expect(requests).toBe(1);
  });

  test('keeps words that something matches', async () => {
    const { state } = await relax('ute turbo sparkly', ({ query }) => query === 'turbo' || query === '');
    expect(state).toMatchObject({ query: 'turbo', ignored: 'sparkly' });
  });

  test('makes no request when every word is understood', async () => {
    expect((await relax('white ute', () => false)).requests).toBe(0);
  });

  test('drops more when that is not enough', async () => {
    const { state } = await relax('white sparkly ute', ({ query, lists }) => query === '' && !lists.colour);
    expect(state).toMatchObject({ query: '', ignored: 'sparkly, White', lists: { simple_body: ['ute'] } });
  });

  test('corrects a misspelt word before it drops any', async () => {
    const { state } = await relax('automattic ute', ({ query }) => query === '');
    expect(state).toMatchObject({
      ignored: '',
      lists: { simple_transmission: ['Automatic'], simple_body: ['ute'] },
    });
  });

  test('stays the same when no word is understood', async () => {
    expect((await relax('zzzz qqqq', () => false)).state).toMatchObject({ query: 'zzzz qqqq', ignored: '' });
  });

  test('always finds results while there is stock', async () => {
    const words = fc.constantFrom('white', 'ute', 'toyota', 'not', 'sparkly', 'under 20k', 'zzz', 'towbar');
    await fc.assert(
      fc.asyncProperty(fc.array(words, { maxLength: 8 }), async (some) => {
        const text = some.join(' ');
        const understanding = understand(text, SAMPLE_VOCABULARY);
        const { state } = await relax(text, (each) => !isRefined(each));
        if (understanding.rest !== '' && understanding.parts.length > 0) expect(isRefined(state)).toBe(false);
      }),
    );
  });
});
