/** A field of a prize wheel, as an editor wrote it. */
export interface Prize {
  /** What names it in the log, however it is worded later. */
  key: string;
  label: string;
  /** Its share of the odds: 3 comes up three times as often as 1. */
  weight: number;
  /** So often it can be won in all; null for any number of times. */
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

/** So many fields fit a wheel, and so few make one. */
export const FIELDS = { fewest: 2, most: 12 } as const;
export const LONGEST_LABEL = 24;
export const MOST_WEIGHT = 10_000;

/** Where a site has its wheel (ROUTE-84), and where the form of a draw is sent. */
export const SPIN_TO_WIN_PATH = '/spin-to-win';
export const SPIN_ACTION = `${SPIN_TO_WIN_PATH}/start`;
