export interface Prize {
  /** Stable key of the field in the log, independent of its label. */
  key: string;
  label: string;
  /** Relative odds: a field with 3 comes up three times as often as one with 1. */
  weight: number;
  /** Maximum total wins; null for no limit. */
  limit: number | null;
  /** True if the field is a prize. A blank has no code. */
  wins: boolean;
  /** Text shown to the winner. */
  text: string;
}

/** A promotion with a prize wheel (ROUTE-84, OPEN-102). One draw per person. */
export interface PrizeWheel {
  id: string;
  name: string;
  headline: string;
  intro: string;
  terms: string;
  start: string | null;
  end: string | null;
  prizes: Prize[];
}

/** Limits on the number of fields. */
export const FIELDS = { fewest: 2, most: 12 } as const;
export const LONGEST_LABEL = 24;
export const MOST_WEIGHT = 10_000;

/** Path of a site's wheel (ROUTE-84), and target of its form. */
export const SPIN_TO_WIN_PATH = '/spin-to-win';
export const SPIN_ACTION = `${SPIN_TO_WIN_PATH}/start`;
