import type { Translator } from '../platform/language/translator.ts';
import { formatKilograms } from '../platform/text/format.ts';
import type { CaravanWeights } from './caravan.ts';

/** Limits of a vehicle that tows, in kg, as on its plate and in its handbook; null where unknown. */
export interface TowLimits {
  braked: number;
  ball: number | null;
  /** Gross combination mass: the most that vehicle and caravan may weigh together. */
  gcm: number | null;
}

/** Plausible limits in kg, which forms accept. */
export const TOW_RANGES = {
  braked: { min: 300, max: 12_000 },
  ball: { min: 20, max: 1_200 },
  gcm: { min: 1_000, max: 30_000 },
} as const satisfies Record<keyof TowLimits, { min: number; max: number }>;

/** Message for a mass outside the accepted range. */
export function rangeText(name: keyof TowLimits, t?: Translator<'towing'>): string {
  const [min, max] = [formatKilograms(TOW_RANGES[name].min), formatKilograms(TOW_RANGES[name].max)];
  return t ? t('range', { min, max }) : `Enter a number from ${min} to ${max}.`;
}

/** Reads a mass in kg as typed, such as `3,500 kg`; null if empty, `wrong` outside the range. */
export function typedMass(text: string, { min, max }: { min: number; max: number }): number | 'wrong' | null {
  const plain = text.replaceAll(/[\s,]|kgs?$/gi, '');
  if (plain === '') return null;
  const mass = /^\d{1,6}$/.test(plain) ? Number(plain) : Number.NaN;
  return mass >= min && mass <= max ? mass : 'wrong';
}

/**
 * Share of a loaded caravan's mass that should rest on the tow ball. About 10% is the usual advice of
 * Australian makers and road authorities; used where it exceeds the stated ball weight, which is that of the
 * empty caravan.
 */
export const LOADED_BALL_SHARE = 0.1;

export const PLATE_NOTE =
  "A guide only. Check your vehicle's plate, its handbook and its tow bar: the lowest of their limits applies.";

/** `within`: fully loaded. `lighter`: with less than its payload. `over`: not even empty, or above another limit. */
export type TowVerdict = 'within' | 'lighter' | 'over';

export interface TowLine {
  kind: keyof TowLimits;
  /** The calculation in figures. */
  text: string;
  isOver: boolean;
}

export interface TowCheck {
  verdict: TowVerdict;
  title: string;
  lines: TowLine[];
}

/** What a loaded caravan needs from the vehicle that tows it, in kg. */
export interface TowNeeds {
  mass: number;
  ball: number;
  isBallEstimated: boolean;
}

/**
 * Returns what the caravan needs when loaded; null without a known ATM.
 * @param most the most it may weigh in kg, if that is below its ATM
 */
export function towNeeds(
  { atm, ball }: Pick<CaravanWeights, 'atm' | 'ball'>,
  most = Number.POSITIVE_INFINITY,
): TowNeeds | null {
  if (atm === null) return null;
  const mass = Math.min(atm, most);
  const loaded = Math.round(mass * LOADED_BALL_SHARE);
  const isBallEstimated = ball === null || ball < loaded;
  return { mass, ball: isBallEstimated ? loaded : ball, isBallEstimated };
}

/**
 * Compares a caravan with the limits of the vehicle that tows it.
 * @param t the texts of the page's language; English without it
 * @returns verdict and calculation; null without a known ATM
 */
export function towCheck(
  weights: CaravanWeights,
  limits: TowLimits,
  t?: Translator<'towing'>,
): TowCheck | null {
  const needs = towNeeds(weights, limits.braked);
  const { tare, atm } = weights;
  if (!needs || atm === null) return null;
  const lines = [
    brakedLine(atm, tare, limits.braked, t),
    ...(limits.ball === null ? [] : [ballLine(needs, limits.ball, t)]),
    ...(limits.gcm === null ? [] : [gcmLine(needs.mass, limits.gcm, t)]),
  ];
  const isOver = lines.some((line) => line.isOver);
  const verdict = isOver ? 'over' : limits.braked >= atm ? 'within' : 'lighter';
  return { verdict, title: titleOf(verdict, tare, limits, t), lines };
}

type Texts = Translator<'towing'> | undefined;

function titleOf(verdict: TowVerdict, tare: number | null, { braked, ball }: TowLimits, t: Texts): string {
  if (t) {
    if (verdict === 'within') return t('title.within', { limits: ball === null ? 'one' : 'several' });
    if (verdict === 'lighter' && tare !== null)
      return t('title.lighter', { load: formatKilograms(braked - tare) });
    return t('title.over');
  }
  if (verdict === 'within')
    return ball === null
      ? 'Within your towing capacity when fully loaded'
      : 'Within your limits when fully loaded';
  if (verdict === 'lighter' && tare !== null)
    return `Within your towing capacity with up to ${formatKilograms(braked - tare)} of load`;
  return "Above your vehicle's limits";
}

function brakedLine(atm: number, tare: number | null, braked: number, t: Texts): TowLine {
  const isOver = braked < atm && (tare === null || braked <= tare);
  const room = braked - atm;
  const [limit, need] = [formatKilograms(braked), formatKilograms(atm)];
  if (t) {
    const hasTare = tare !== null && !isOver && room < 0;
    const rest =
      room >= 0
        ? t('toSpare', { mass: formatKilograms(room) })
        : t('tooHeavyLoaded', {
            mass: formatKilograms(-room),
            hasTare: hasTare ? 'yes' : 'no',
            above: hasTare ? formatKilograms(braked - tare) : '',
          });
    return { kind: 'braked', text: t('line.braked', { limit, need, rest }), isOver };
  }
  const rest =
    room >= 0
      ? `${formatKilograms(room)} to spare`
      : `${formatKilograms(-room)} too heavy when fully loaded${
          tare === null || isOver ? '' : `, ${formatKilograms(braked - tare)} above its tare`
        }`;
  return { kind: 'braked', text: `Towing capacity ${limit} less ATM ${need}: ${rest}`, isOver };
}

function ballLine({ mass, ball, isBallEstimated }: TowNeeds, limit: number, t: Texts): TowLine {
  const room = limit - ball;
  const need = `${formatKilograms(ball)}${isBallEstimated ? ` (10% of ${formatKilograms(mass)})` : ''}`;
  if (t) {
    const rest = t(room >= 0 ? 'toSpare' : 'tooHeavy', { mass: formatKilograms(Math.abs(room)) });
    const ballNeed = t('ballNeed', {
      ball: formatKilograms(ball),
      estimated: isBallEstimated ? 'yes' : 'no',
      mass: formatKilograms(mass),
    });
    const text = t('line.ball', { limit: formatKilograms(limit), need: ballNeed, rest });
    return { kind: 'ball', text, isOver: room < 0 };
  }
  const rest = room >= 0 ? `${formatKilograms(room)} to spare` : `${formatKilograms(-room)} too heavy`;
  return {
    kind: 'ball',
    text: `Ball limit ${formatKilograms(limit)} less ball weight ${need}: ${rest}`,
    isOver: room < 0,
  };
}

function gcmLine(mass: number, gcm: number, t: Texts): TowLine {
  const left = gcm - mass;
  const isOver = left <= 0;
  if (t) {
    const rest = isOver ? t('nothingLeft') : t('leftForVehicle', { mass: formatKilograms(left) });
    const text = t('line.gcm', { limit: formatKilograms(gcm), need: formatKilograms(mass), rest });
    return { kind: 'gcm', text, isOver };
  }
  const rest = isOver
    ? 'nothing left for your vehicle'
    : `${formatKilograms(left)} left for your vehicle, its passengers and luggage`;
  return {
    kind: 'gcm',
    text: `GCM ${formatKilograms(gcm)} less caravan ${formatKilograms(mass)}: ${rest}`,
    isOver,
  };
}
