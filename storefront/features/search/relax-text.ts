import type { Translator } from '@forecourt/lib/platform/language/translator';
import type { StockTexts } from '@/stock/facets.ts';
import type { Noun } from '@/stock/noun.ts';
import type { NearMiss } from './relax.ts';

/** Returns what the closest matches leave out of the search: `The closest cars, without White`. */
export const nearestText = (
  { label, count }: Pick<NearMiss, 'label' | 'count'>,
  noun: Noun,
  t: Translator<'search'>,
  stock: StockTexts,
): string =>
  count === 1
    ? t('closestOne', { noun: stock('noun', { noun }), without: label })
    : t('closest', { nouns: stock('nouns', { noun }), without: label });
