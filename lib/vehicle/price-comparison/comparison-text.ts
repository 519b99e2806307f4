import type { Translator } from '../../platform/language/translator.ts';
import { formatKilometres, formatMoney } from '../../platform/text/format.ts';
import { itemWord } from '../item-type.ts';
import type { Vehicle } from '../vehicle.ts';
import { type Comparison, MIN_SIMILAR } from './comparison.ts';

/** How long sold or withdrawn vehicles are still used for comparison. */
export const MONTHS_BACK = 6;
const MONTHS_WORDS = 'in our stock of the last six months';
const STEP_KM = 5_000;

type Named = Pick<Vehicle, 'make' | 'model'>;

/** Common properties of the compared vehicles, for the text and the search link. */
export interface Span {
  years: { first: number; last: number };
  /** Null where kilometres don't matter, such as for new vehicles. */
  km: { min: number; max: number } | null;
}

/** Returns the years and kilometres of compared vehicles; kilometres in steps of 5,000. */
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

/**
 * Returns `Compared with 14 Toyota Corolla, 2021 to 2024, 20,000 to 60,000 km, in our stock of the last six
 * months.`
 * @param options.isStrict whether they have the same body and drive
 * @param t the texts of vehicles in the language of the page; English without it
 */
export function comparedText(
  { make, model }: Named,
  { among, common }: Comparison,
  span: Span,
  { isStrict = false }: { isStrict?: boolean } = {},
  t?: Translator<'vehicle'>,
): string {
  const { years, km } = span;
  if (t)
    return t('comparison.compared', {
      count: among.length,
      name: [make, model, common.badge].filter(Boolean).join(' '),
      span: years.first === years.last ? 'one' : 'several',
      first: String(years.first),
      last: String(years.last),
      hasKm: km ? 'yes' : 'no',
      min: km ? formatKilometres(km.min).replace(/ km$/, '') : '',
      max: km ? formatKilometres(km.max) : '',
      strict: isStrict ? 'yes' : 'no',
    });
  return [
    `Compared with ${among.length} ${[make, model, common.badge].filter(Boolean).join(' ')}`,
    years.first === years.last ? `${years.first}` : `${years.first} to ${years.last}`,
    ...(km ? [`${formatKilometres(km.min).replace(/ km$/, '')} to ${formatKilometres(km.max)}`] : []),
    `${MONTHS_WORDS}.${isStrict ? ' All have the same body and drive.' : ''}`,
  ].join(', ');
}

/** Returns what the prices of others were adjusted to. */
export const adjustedTo = (span: Span, t?: Translator<'vehicle'>): string => {
  if (t) return t('comparison.adjustedTo', { hasKm: span.km ? 'yes' : 'no' });
  return span.km ? 'its year and kilometres' : 'its year';
};

/** Explains the rating of a price. */
export function ratingText(
  { gauge, middle }: Pick<Comparison, 'gauge' | 'middle'>,
  span: Span,
  t?: Translator<'vehicle'>,
): string {
  const difference = Math.round((middle - gauge.listing_price) / 100) * 100;
  if (t)
    return t('comparison.verdict', {
      middle: formatMoney(middle),
      facts: adjustedTo(span, t),
      hasFacts: 'yes',
      difference: formatMoney(Math.abs(difference)),
      kind: difference === 0 ? 'same' : difference > 0 ? 'less' : 'more',
    });
  const usual = `Others cost about ${formatMoney(middle)} with ${adjustedTo(span)}`;
  if (difference === 0) return `${usual}. This one is priced about the same.`;
  return `${usual}. This one is about ${formatMoney(Math.abs(difference))} ${difference > 0 ? 'less' : 'more'}.`;
}

/** Explains that there are too few similar vehicles. */
export function tooFewText(
  vehicle: Named & Parameters<typeof itemWord>[0] & { badge?: string | null },
  count: number,
  { isStrict = false }: { isStrict?: boolean } = {},
  t?: Translator<'vehicle'>,
): string {
  const { make } = vehicle;
  const badge = isStrict ? vehicle.badge?.trim() : null;
  const model = badge ? `${vehicle.model} ${badge}` : vehicle.model;
  if (t)
    return t('comparison.tooFew', {
      noun: itemWord(vehicle),
      count,
      name: `${make} ${model}`,
      strict: isStrict ? 'yes' : 'no',
      least: MIN_SIMILAR,
    });
  const tooFew = `Too few similar ${itemWord(vehicle)}s to compare`;
  return count === 0
    ? `${tooFew}: we have had no other ${make} ${model} ${isStrict ? 'with the same body and drive and ' : ''}of a similar year in the last six months.`
    : `${tooFew}: only ${count} other ${make} ${model} ${isStrict ? 'with the same body and drive and ' : ''}of similar year and kilometres ${MONTHS_WORDS}. We need at least ${MIN_SIMILAR} to rate a price.`;
}
