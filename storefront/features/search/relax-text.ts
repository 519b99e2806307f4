import type { Noun } from '@/stock/noun.ts';
import type { NearMiss } from './relax.ts';

/** Returns what the closest matches leave out of the search: `The closest cars, without White`. */
export const nearestText = ({ label, count }: Pick<NearMiss, 'label' | 'count'>, noun: Noun): string =>
  count === 1 ? `The closest ${noun}, ${label}` : `The closest ${noun}s, ${label}`;
