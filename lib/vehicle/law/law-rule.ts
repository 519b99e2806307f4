import type { StateCode } from '../../sites/state-codes.ts';
import type { CarType } from '../vehicle.ts';

/** Kinds of vehicles that state law distinguishes. `commercial` covers utes, vans and cab chassis. */
export const LAW_KINDS = ['car', 'commercial', 'truck', 'motorcycle', 'caravan'] as const;
export type LawKind = (typeof LAW_KINDS)[number];

/** A text of law or an official page that a rule was taken from. */
export interface LawSource {
  title: string;
  address: string;
  /** Day on which it was read, YYYY-MM-DD; null for one that could not be read. */
  readOn: string | null;
}

/**
 * A dated rule of a state. The id names the rule as it is written here: a rule that changes gets a new id, so
 * that a person's confirmation never applies to other figures than those they saw.
 */
export interface LawRule {
  id: string;
  state: StateCode;
  /** What the rule says, in a sentence a person can compare with the source. */
  summary: string;
  kinds: readonly LawKind[];
  carTypes: readonly CarType[];
  /** First day in force, YYYY-MM-DD; null if the source names none. */
  effectiveFrom: string | null;
  /** Last day in force, YYYY-MM-DD; null for a rule without an end. */
  effectiveUntil: string | null;
  source: LawSource;
  /** True if the source was read and says what the rule says. Others need a person's confirmation. */
  verified: boolean;
}

/** Fields with the same value in most rules. */
export const IN_FORCE = { effectiveFrom: null, effectiveUntil: null } as const;

/** Returns whether a rule is in force on a day, YYYY-MM-DD. */
export const isInForce = (
  { effectiveFrom, effectiveUntil }: Pick<LawRule, 'effectiveFrom' | 'effectiveUntil'>,
  day: string,
): boolean =>
  (effectiveFrom === null || effectiveFrom <= day) && (effectiveUntil === null || day <= effectiveUntil);

/** Returns whether shoppers may see a rule: its source was read, or a person confirmed it. */
export const isUsable = ({ id, verified }: LawRule, confirmedIds: ReadonlySet<string>): boolean =>
  verified || confirmedIds.has(id);

const OFFICIAL_HOSTS = /(?:^|\.)(?:gov\.au|austlii\.edu\.au)$/;

/** Returns whether a source is a page of a government or of AustLII, to which shoppers may be sent. */
export const isOfficial = ({ address }: LawSource): boolean =>
  OFFICIAL_HOSTS.test(URL.parse(address)?.hostname ?? '');
