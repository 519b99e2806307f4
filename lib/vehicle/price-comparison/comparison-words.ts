import { formatKilometres, formatMoney } from '../../platform/text/format.ts';
import { itemWord } from '../item-type.ts';
import type { Vehicle } from '../vehicle.ts';
import { type Comparison, FEWEST } from './comparison.ts';

/** How far back vehicles that have been sold or withdrawn still say what a vehicle costs. */
export const MONTHS_BACK = 6;
const MONTHS_WORDS = 'in our stock of the last six months';
const STEP_KM = 5_000;

type Named = Pick<Vehicle, 'make' | 'model'>;

/** What the vehicles of a comparison have in common, as shoppers read and search it. */
export interface Span {
  years: { first: number; last: number };
  /** Null where kilometres say nothing, as of new vehicles. */
  km: { min: number; max: number } | null;
}

/** Years and kilometres of the vehicles of a comparison; kilometres in steps of 5,000. */
export function spanOf({ among }: Pick<Comparison, 'among'>): Span {
  const years = among.map(({ year }) => year);
  const kilometres = among.flatMap(({ km }) => (km === null ? [] : [km]));
  const min = Math.floor(Math.min(...kilometres) / STEP_KM) * STEP_KM;
  const max = Math.ceil(Math.max(...kilometres) / STEP_KM) * STEP_KM;
  return {
    years: { first: Math.min(...years), last: Math.max(...years) },
    km: kilometres.length === among.length && max > STEP_KM ? { min, max } : null,
  };
}

/** `Compared with 14 Toyota Corolla, 2021 to 2024, 20,000 to 60,000 km, in our stock of the last six months.` */
export function comparedWords({ make, model }: Named, { among, common }: Comparison, span: Span): string {
  const { years, km } = span;
  return [
    `Compared with ${among.length} ${[make, model, common.badge].filter(Boolean).join(' ')}`,
    years.first === years.last ? `${years.first}` : `${years.first} to ${years.last}`,
    ...(km ? [`${formatKilometres(km.min).replace(/ km$/, '')} to ${formatKilometres(km.max)}`] : []),
    `${MONTHS_WORDS}.`,
  ].join(', ');
}

/** Why the price stands where it does. */
export function standingWords({ gauge, middle }: Pick<Comparison, 'gauge' | 'middle'>, span: Span): string {
  const difference = Math.round((middle - gauge.listing_price) / 100) * 100;
  const comparedFacts = span.km ? 'its year and kilometres' : 'its year';
  const usual = `Others cost about ${formatMoney(middle)} with ${comparedFacts}`;
  if (difference === 0) return `${usual}: this one is priced like them.`;
  return `${usual}: this one is about ${formatMoney(Math.abs(difference))} ${difference > 0 ? 'less' : 'more'}.`;
}

/** What is said when there are too few similar vehicles. */
export function tooFewWords(vehicle: Named & Parameters<typeof itemWord>[0], count: number): string {
  const { make, model } = vehicle;
  const tooFew = `Too few similar ${itemWord(vehicle)}s to compare`;
  return count === 0
    ? `${tooFew}: no other ${make} ${model} of about its year has been in our stock in the last six months.`
    : `${tooFew}: only ${count} other ${make} ${model} of about its year and kilometres ${MONTHS_WORDS}. Below ${FEWEST} we do not judge a price.`;
}
