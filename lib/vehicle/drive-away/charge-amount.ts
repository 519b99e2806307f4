import { parsePostcodes } from '../delivery.ts';
import {
  BOUNDED_FACTS,
  type Bounds,
  type ChargeRate,
  type ChargeStep,
  type ChargeTable,
} from './charge-table.ts';
import type { ChargedVehicle } from './charged-vehicle.ts';

/** True if a rate applies; null if a fact is missing that decides it. */
type Applies = boolean | null;

const listed = <Value>(list: readonly Value[] | null | undefined, value: Value | null): Applies =>
  !list || list.length === 0 ? true : value === null ? null : list.includes(value);

function within(bounds: Bounds | null | undefined, value: number | null): Applies {
  const { over, upTo } = bounds ?? {};
  if (over == null && upTo == null) return true;
  if (value === null) return null;
  return (over == null || value > over) && (upTo == null || value <= upTo);
}

function postcodeListed(list: readonly string[] | null | undefined, postcode: string | null): Applies {
  if (!list || list.length === 0) return true;
  if (postcode === null) return null;
  const number = Number(postcode);
  return list.some((text) => {
    const range = parsePostcodes(text);
    return range !== null && range.from <= number && number <= range.to;
  });
}

function applies(rate: ChargeRate, vehicle: ChargedVehicle, postcode: string | null): Applies {
  const answers = [
    listed(rate.kinds, vehicle.kind),
    listed(rate.saleKinds, vehicle.saleKind),
    listed(rate.fuels, vehicle.fuel),
    ...BOUNDED_FACTS.map((fact) => within(rate[fact], vehicle[fact])),
    postcodeListed(rate.postcodes, postcode),
  ];
  return answers.includes(false) ? false : answers.includes(null) ? null : true;
}

/**
 * Returns the first rate of a table that applies to a vehicle; null if none does.
 * @returns `isEstimate` if an earlier rate may apply instead, because the vehicle lacks the fact that decides it
 */
export function rateFor(
  { rates }: Pick<ChargeTable, 'rates'>,
  vehicle: ChargedVehicle,
  postcode: string | null,
): { rate: ChargeRate; isEstimate: boolean } | null {
  let isUnsure = false;
  for (const rate of rates) {
    const answer = applies(rate, vehicle, postcode);
    if (answer === true) return { rate, isEstimate: isUnsure || rate.isEstimate === true };
    if (answer === null) isUnsure = true;
  }
  return null;
}

const PER = 100;

/** Returns the cents of a bracket before rounding. */
function stepCents({ over, base, rate, of, risePer }: ChargeStep, scale: ChargeRate, value: number): number {
  const charged = of === 'excess' ? value - over : value;
  const percentage = (rate ?? 0) + (risePer ? (value - over) / risePer : 0);
  const rateCents = Math.round(percentage * 100);
  const units = charged / (scale.per ?? PER);
  return (base ?? 0) * 100 + (scale.countsParts === false ? units : Math.ceil(units)) * rateCents;
}

/**
 * Returns a charge in cents.
 * @param value the dutiable value in dollars: the price with GST
 */
export function chargeCents(rate: ChargeRate, value: number): number {
  const step = rate.steps.findLast(({ over }) => value > over) ?? rate.steps[0];
  if (!step) return 0;
  // Drops floating-point noise before rounding.
  const exact = Number(stepCents(step, rate, value).toPrecision(12));
  const rounded = rate.roundDownTo
    ? Math.floor(exact / rate.roundDownTo) * rate.roundDownTo
    : Math.round(exact);
  const reduced = Math.max(0, rounded - (rate.less ?? 0) * 100);
  const raised = Math.max(reduced, (rate.minimum ?? 0) * 100);
  return rate.maximum == null ? raised : Math.min(raised, rate.maximum * 100);
}
