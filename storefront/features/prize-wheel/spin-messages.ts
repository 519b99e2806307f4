import type { WheelEntry } from '@forecourt/lib/leads/prize-wheel/entries.server';
import type { Translator } from '@forecourt/lib/platform/language/translator';

export const SPENT_TEXT = 'This mobile number has had its spin.';
export const NOTHING_LEFT_TEXT = 'Every prize has been won. Thank you for coming by.';
export const ENDED_TEXT = 'This promotion has just ended.';
export const FAILED_TEXT = 'The wheel did not spin. You still have your spin: please try again.';
export const BUSY_TEXT = 'You have tried many times. Please try again in a minute.';

export interface Outcome {
  label: string;
  text: string;
  wins: boolean;
  code: string | null;
  /** When, in the dealer's time zone. */
  drawnAt: string;
  /** How the result was also sent; null for an earlier spin. */
  sentBy: 'mail' | 'text' | null;
}

export const outcomeOf = (
  { prizeLabel, prizeText, wins, code }: WheelEntry,
  { drawnAt, sentBy }: Pick<Outcome, 'drawnAt' | 'sentBy'>,
): Outcome => ({ label: prizeLabel, text: prizeText, wins, code, drawnAt, sentBy });

/** @param t texts in the language of the page; English without */
export const outcomeHeading = (
  { label, wins }: Pick<Outcome, 'label' | 'wins'>,
  t?: Translator<'spinStage'>,
): string => {
  if (!wins) return label;
  return t ? t('won', { prize: label }) : `You won: ${label}`;
};
