import { formatNumber } from '../../platform/text/format.ts';
import type { StateCode } from '../../sites/state-codes.ts';
import type { Vehicle } from '../vehicle.ts';
import { type DealerLicence, lawDetails, type ShownDetail } from './advertising-details.ts';
import { coolingOff } from './cooling-off.ts';
import type { CoolingOffOutcome } from './cooling-off-rules.ts';
import type { Decision, LawFact } from './decide.ts';
import { type LawVehicle, lawFacts } from './law-facts.ts';
import type { LawRule, LawSource } from './law-rule.ts';
import { statutoryWarranty } from './statutory-warranty.ts';
import type { WarrantyOutcome } from './statutory-warranty-rules.ts';

/** A statement on one right of the buyer, in the shopper's words. */
export interface LawLine {
  label: 'Statutory warranty' | 'Cooling-off period';
  /** `3 months or 5,000 km, whichever comes first`, `Not covered`. */
  value: string;
  /** A sentence on conditions; empty if there are none. */
  note: string;
  source: LawSource;
}

export interface LawStatement {
  state: StateCode;
  /** Without a line whose rule nobody has verified or confirmed. */
  lines: LawLine[];
  /** Details that the state requires in advertising, with a null value if unknown. */
  details: ShownDetail[];
}

/** Shown with every statement: the guarantees apply whether or not state law adds a warranty. */
export const CONSUMER_LAW_NOTE =
  'The consumer guarantees of the Australian Consumer Law apply as well, with or without a statutory warranty.';

/**
 * Returns what state law says about a vehicle: statutory warranty, cooling-off right, and advertising details.
 * @param options.state the state of the place that sells it; null without one
 * @param options.confirmedIds ids of the rules that a person has confirmed
 * @returns null without a state, or if nothing can be said
 */
export function lawStatement(
  vehicle: LawVehicle & Pick<Vehicle, 'regplate' | 'vin' | 'stocknum'>,
  options: {
    state: StateCode | null;
    licence: DealerLicence;
    now: Date;
    timeZone: string;
    confirmedIds: ReadonlySet<string>;
  },
): LawStatement | null {
  const { state, licence, confirmedIds } = options;
  const facts = state && lawFacts(vehicle, { ...options, state });
  if (!facts) return null;
  const lines = [
    lineOf('Statutory warranty', statutoryWarranty(facts, confirmedIds), warrantyText),
    lineOf('Cooling-off period', coolingOff(facts, confirmedIds), coolingOffText),
  ].filter((line) => line !== null);
  const details = lawDetails(vehicle, { state: facts.state, licence, day: facts.day, confirmedIds });
  return lines.length + details.length > 0 ? { state: facts.state, lines, details } : null;
}

type Text = Pick<LawLine, 'value' | 'note'>;

function lineOf<Outcome>(
  label: LawLine['label'],
  decision: Decision<LawRule & { outcome: Outcome }>,
  textOf: (outcome: Outcome) => Text,
): LawLine | null {
  if (decision.kind === 'decided')
    return { label, ...textOf(decision.rule.outcome), source: decision.rule.source };
  if (decision.kind === 'needs_facts')
    return { label, ...missingText(decision.missing), source: decision.rule.source };
  return null;
}

const FACT_WORDS: Record<LawFact, string> = {
  age: 'the build date',
  km: 'the kilometres',
  price: 'the price',
};
const WORD_LIST = new Intl.ListFormat('en-AU', { type: 'conjunction' });

const missingText = (missing: readonly LawFact[]): Text => ({
  value: 'Ask the dealer',
  note: `It depends on ${WORD_LIST.format(missing.map((fact) => FACT_WORDS[fact]))}.`,
});

function warrantyText(outcome: WarrantyOutcome): Text {
  if (outcome.kind === 'covered')
    return {
      value: `${countOf(outcome.months, 'month')} or ${formatNumber(outcome.km)} km, whichever comes first`,
      note: '',
    };
  return { value: outcome.kind === 'ask' ? 'Ask the dealer' : 'Not covered', note: outcome.reason };
}

function coolingOffText(outcome: CoolingOffOutcome): Text {
  if (outcome.kind === 'right')
    return { value: countOf(outcome.businessDays, 'business day'), note: outcome.note };
  return { value: outcome.kind === 'ask' ? 'Ask the dealer' : 'None', note: outcome.reason };
}

const countOf = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Returns a statement as rows of a mail, without the details that are unknown. */
export const lawRows = ({ lines, details }: LawStatement): [name: string, value: string][] => [
  ...lines.map(({ label, value, note }): [string, string] => [label, note ? `${value}. ${note}` : value]),
  ...details.flatMap(({ label, value }): [string, string][] => (value === null ? [] : [[label, value]])),
];
