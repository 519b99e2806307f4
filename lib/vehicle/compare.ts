import type { Translator } from '../platform/language/translator.ts';
import { formatKilograms, formatKilometres, formatNumber } from '../platform/text/format.ts';
import { bodyLabel } from './body.ts';
import { caravanWeights } from './caravan.ts';
import type { EstimateSettings } from './finance/estimate-settings.ts';
import { NO_PAYMENT, type ShopperPayment } from './finance/payment-choice.ts';
import { shopperEstimate } from './finance/shopper-estimate.ts';
import { type WeeklyTexts, weeklyFigure, weeklyText } from './finance/texts.ts';
import { costKind } from './fuel.ts';
import { sellingPrice } from './price.ts';
import type { PriceRules } from './price-rules.ts';
import { priceStatement } from './price-statement.ts';
import type { Vehicle } from './vehicle.ts';

export interface CompareRules extends PriceRules {
  finance: EstimateSettings;
  now: Date;
  /** Texts of prices in the language of the page; English without. */
  texts?: Translator<'price'>;
  /** Texts of weekly figures in the language of the page; English without. */
  weeklyTexts?: WeeklyTexts;
  /** How the shopper would pay, if they said so. */
  payment?: ShopperPayment | null;
}

export interface CompareCell {
  text: string | null;
  /** Why the value is the best of its row; null if it is not, or all are equal. */
  best: string | null;
}

export const WEEKLY_ESTIMATE = 'Weekly estimate';

export interface CompareRow {
  label: string;
  cells: CompareCell[];
  differs: boolean;
}

interface Fact {
  label: string;
  text: (vehicle: Vehicle, rules: CompareRules) => string | null;
  best?: {
    of: (vehicle: Vehicle) => number | null | undefined;
    lowest: boolean;
    words: string;
    /** Numbers with different units cannot be compared; without it, all have the same. */
    unit?: (vehicle: Vehicle, rules: CompareRules) => string;
  };
}

const fact = <Value>(value: number | null | undefined, words: (value: number) => Value): Value | null =>
  value && value > 0 ? words(value) : null;

/** Never without the comparison rate (FIN-48, OPEN-078). */
function weeklyCell(vehicle: Vehicle, { finance, now, payment, weeklyTexts }: CompareRules): string | null {
  const estimate = shopperEstimate(vehicle, finance, payment ?? NO_PAYMENT, now);
  if (!estimate || estimate.weekly === null) return null;
  const { weekly, comparisonRate } = estimate;
  return estimate.basis === 'lender' && !estimate.approval
    ? weeklyFigure({ weekly, comparisonRate, isFrom: false }, weeklyTexts)
    : weeklyText(estimate, finance, weeklyTexts);
}

const consumption = ({ variant, ...vehicle }: Vehicle) =>
  costKind(vehicle) === 'fuel' ? variant?.fuelconsumptioncombined : null;

/** The rows of the comparison, in order (OPEN-019). */
const FACTS: readonly Fact[] = [
  {
    label: 'Price',
    text: (vehicle, rules) => priceStatement(vehicle, rules, rules.texts).text,
    best: {
      of: sellingPrice,
      lowest: true,
      words: 'Lowest price',
      unit: (vehicle, rules) => {
        const { price } = priceStatement(vehicle, rules);
        return [price?.unit, price?.basis, price?.includesGst].join();
      },
    },
  },
  { label: WEEKLY_ESTIMATE, text: weeklyCell },
  {
    label: 'Year',
    text: ({ year }) => fact(year, String),
    best: { of: ({ year }) => year, lowest: false, words: 'Newest' },
  },
  {
    label: 'Odometer',
    text: ({ km }) => (km === null || km < 0 ? null : formatKilometres(km)),
    best: { of: ({ km }) => (km === null || km < 0 ? null : km), lowest: true, words: 'Lowest kilometres' },
  },
  { label: 'Body', text: ({ simple_body }) => simple_body && bodyLabel(simple_body) },
  { label: 'Transmission', text: ({ simple_transmission }) => simple_transmission },
  { label: 'Fuel', text: ({ simple_fuel }) => simple_fuel },
  {
    label: 'Consumption',
    text: (vehicle) => fact(consumption(vehicle), (litres) => `${formatNumber(litres)} L/100 km`),
    best: { of: (vehicle) => fact(consumption(vehicle), Number), lowest: true, words: 'Lowest consumption' },
  },
  { label: 'Seats', text: ({ seats }) => fact(seats, String) },
  {
    label: 'ANCAP',
    text: ({ variant }) =>
      fact(variant?.ancaprating, (stars) => `${formatNumber(stars)} ${stars === 1 ? 'star' : 'stars'}`),
    best: { of: ({ variant }) => fact(variant?.ancaprating, Number), lowest: false, words: 'Highest rating' },
  },
  {
    label: 'Towing braked',
    text: ({ variant }) => fact(variant?.towingcapacitybraked, formatKilograms),
    best: {
      of: ({ variant }) => fact(variant?.towingcapacitybraked, Number),
      lowest: false,
      words: 'Tows most',
    },
  },
  { label: 'Sleeps', text: ({ specifications }) => fact(specifications?.sleeps, String) },
  { label: 'Tare', text: (vehicle) => fact(caravanWeights(vehicle)?.tare, formatKilograms) },
  { label: 'ATM', text: (vehicle) => fact(caravanWeights(vehicle)?.atm, formatKilograms) },
  {
    label: 'Payload',
    text: (vehicle) => fact(caravanWeights(vehicle)?.payload, formatKilograms),
    best: { of: (vehicle) => caravanWeights(vehicle)?.payload, lowest: false, words: 'Carries most' },
  },
  {
    label: 'Location',
    text: ({ private_suburb, location_name, city }) => private_suburb ?? location_name ?? city,
  },
];

/**
 * Returns the comparison of vehicles by row (CMP-01, OPEN-019), with differences and best values. Equal best
 * values are all marked; none is marked if all are equal or only one is known.
 */
export const compareRows = (vehicles: readonly Vehicle[], rules: CompareRules): CompareRow[] =>
  FACTS.map(({ label, text, best }) => {
    const texts = vehicles.map((vehicle) => text(vehicle, rules)?.trim() || null);
    const numbers = vehicles.map((vehicle) => best?.of(vehicle) ?? null);
    const ascending = numbers.filter((number) => number !== null).toSorted((one, other) => one - other);
    const [first, last] = [ascending[0], ascending.at(-1)];
    const { unit } = best ?? {};
    const units =
      unit && vehicles.filter((_, index) => numbers[index] !== null).map((vehicle) => unit(vehicle, rules));
    const isComparable = new Set(units).size <= 1;
    const winner = first === last || !isComparable ? undefined : best?.lowest ? first : last;
    return {
      label,
      cells: texts.map((cellText, index) => ({
        text: cellText,
        best: best && winner !== undefined && numbers[index] === winner && cellText ? best.words : null,
      })),
      differs: new Set(texts).size > 1,
    };
  }).filter(({ cells }) => cells.some(({ text }) => text !== null));
