import { hashOf } from '../../platform/text/hash.ts';
import { type SettingName, settingDefinitions } from '../settings.ts';
import { TRIAL_NUMBERS, type TrialVisitor } from './visitor.ts';

/** The two versions of a page in a trial: as published, and with the change. */
export const ARMS = ['control', 'variant'] as const;
export type Arm = (typeof ARMS)[number];

/** Kinds of changes. To try a text, editors replace its block. */
export const TRIAL_CHANGES = ['block', 'order', 'setting', 'feature'] as const;
export type TrialChange = (typeof TRIAL_CHANGES)[number];

export const TRIAL_AUDIENCES = ['everyone', 'phones', 'largerScreens'] as const;
export type TrialAudience = (typeof TRIAL_AUDIENCES)[number];

export const TRIAL_STATES = ['draft', 'running', 'ended'] as const;
export type TrialState = (typeof TRIAL_STATES)[number];

/**
 * Who ended a trial: a person, by keeping a version, or the worker, because the change did harm or the end date
 * passed.
 */
export const TRIAL_ENDINGS = ['variant', 'control', 'harm', 'date'] as const;
export type TrialEnding = (typeof TRIAL_ENDINGS)[number];

/**
 * Goals of a trial. Each counts at most once per visitor and trial:
 * enquiries and reservations, taps on a phone number, views of a used vehicle.
 */
export const TRIAL_GOALS = ['lead', 'call', 'view'] as const;
export type TrialGoal = (typeof TRIAL_GOALS)[number];

/** Counted once per visitor: seeing the page, goals, script errors on the page, and a slow load of it. */
export const TRIAL_MEASURES = ['exposure', ...TRIAL_GOALS, 'error', 'slow'] as const;
export type TrialMeasure = (typeof TRIAL_MEASURES)[number];

/** A trial as the proxy and the event handler need it. */
export interface RunningTrial {
  /** Id of its document. */
  id: string;
  /** Address of its page. */
  path: string;
  audience: TrialAudience;
  /** Whether it runs on the translations of its page too (`runsInEveryLanguage`). */
  inEveryLanguage: boolean;
}

/**
 * Returns whether a change can be tried on the page in every language of the site. A block is written in English, and
 * translations have an order of blocks of their own.
 */
export const runsInEveryLanguage = (change: string): boolean => change === 'setting' || change === 'feature';

/**
 * Features that a trial can turn on or off on its page: only those that change what blocks and forms show.
 * Prices, sign-in and what the server checks are left out, because a trial must not change them.
 */
export const TRIAL_FEATURES = [
  'multiStepEnquiryEnabled',
  'financeButtonsEnabled',
  'marketIndicatorEnabled',
  'electricTagEnabled',
  'budgetFinderEnabled',
  'brandGridEnabled',
  'brandBannerEnabled',
  'salesCounterEnabled',
] as const;
export type TrialFeature = (typeof TRIAL_FEATURES)[number];

/**
 * Settings that a trial can change on its page: choices between ways to show the same facts in its blocks. Prices,
 * addresses and what the server checks are left out.
 */
export const TRIAL_SETTINGS = [
  'bodyTileTarget',
  'cardRepayment',
  'closedHoursDisplay',
  'financeButtonLabel',
  'priceQuickPicks',
  'reserveButtonLabel',
] as const satisfies readonly SettingName[];
export type TrialSetting = (typeof TRIAL_SETTINGS)[number];

/** A setting with one of its values. */
export interface TrialSettingChoice {
  name: TrialSetting;
  value: string;
}

/** All settings that a trial can change, with each of their values. */
export const TRIAL_SETTING_CHOICES: readonly TrialSettingChoice[] = TRIAL_SETTINGS.flatMap((name) =>
  settingDefinitions[name].type.options.map((value) => ({ name, value })),
);

/** Formats a setting with its value as a trial stores it: `bodyTileTarget:models`. */
export const settingChoiceText = ({ name, value }: TrialSettingChoice): string => `${name}:${value}`;

/** Parses a setting with its value; null if a trial cannot change it so. */
export const parseSettingChoice = (text: string | null | undefined): TrialSettingChoice | null =>
  TRIAL_SETTING_CHOICES.find((choice) => settingChoiceText(choice) === text) ?? null;

/** A hash with MurmurHash3's final mix, so that texts that differ in one digit have unrelated hashes. */
function mixedHash(text: string): number {
  let value = hashOf(text);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/**
 * Returns the numbers that see the change: half of all, drawn by the trial's id, so that trials are
 * independent of each other.
 */
export function variantNumbers(trialId: string): ReadonlySet<number> {
  const drawn = Array.from({ length: TRIAL_NUMBERS }, (_, number) => ({
    number,
    rank: mixedHash(`${trialId} ${number}`),
  })).toSorted((a, b) => a.rank - b.rank || a.number - b.number);
  return new Set(drawn.slice(0, TRIAL_NUMBERS / 2).map(({ number }) => number));
}

const isInAudience = (audience: TrialAudience, { isPhone }: TrialVisitor): boolean =>
  audience === 'everyone' || isPhone === (audience === 'phones');

/**
 * Returns the version that a visitor sees; null if they do not take part, who see the page as published.
 * The same visitor always gets the same version.
 */
export function armOf({ id, audience }: RunningTrial, visitor: TrialVisitor | null): Arm | null {
  if (!visitor || !isInAudience(audience, visitor)) return null;
  return variantNumbers(id).has(visitor.number) ? 'variant' : 'control';
}
