/** A field of a prize wheel, as an editor wrote it. */
export interface Prize {
  /** The name of the field in the log, which stays when an editor rewords the label. */
  key: string;
  label: string;
  /** The share of the odds: a field with 3 comes up three times as often as a field with 1. */
  weight: number;
  /** How often the prize can be won in all; null for no limit. */
  limit: number | null;
  /** Whether it is a prize at all: a blank comes without a code. */
  wins: boolean;
  /** What whoever drew it is told. */
  text: string;
}

/** A promotion with a wheel of prizes (ROUTE-84, OPEN-102); one draw a person. */
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

/** The smallest and the largest number of fields of a wheel. */
export const FIELDS = { fewest: 2, most: 12 } as const;
export const LONGEST_LABEL = 24;
export const MOST_WEIGHT = 10_000;

/** Where a site has its wheel (ROUTE-84), and where the form of a draw is sent. */
export const SPIN_TO_WIN_PATH = '/spin-to-win';
export const SPIN_ACTION = `${SPIN_TO_WIN_PATH}/start`;
