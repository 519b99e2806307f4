import type { WheelEntry } from '@forecourt/lib/leads/prize-wheel/entries.server';

export const SPENT_TEXT = 'This mobile number has had its spin.';
export const NOTHING_LEFT_TEXT = 'Every prize has been won. Thank you for coming by.';
export const ENDED_TEXT = 'This promotion has just ended.';
export const FAILED_TEXT = 'The wheel did not turn. Nothing is lost: please try again.';
export const BUSY_TEXT = 'That was a lot of presses. Please try again in a minute.';

/** What somebody drew, as the page tells it. */
export interface Outcome {
  label: string;
  text: string;
  wins: boolean;
  code: string | null;
  /** When, in the dealer's time. */
  drawnAt: string;
  /** Whether it came by mail or by text as well; null for a draw of before. */
  sentBy: 'mail' | 'text' | null;
}

/** An entry of the log as the page tells it. */
export const outcomeOf = (
  { prizeLabel, prizeText, wins, code }: WheelEntry,
  { drawnAt, sentBy }: Pick<Outcome, 'drawnAt' | 'sentBy'>,
): Outcome => ({ label: prizeLabel, text: prizeText, wins, code, drawnAt, sentBy });

/** What is said when the wheel has stopped, and on a later visit. */
export const outcomeHeading = ({ label, wins }: Pick<Outcome, 'label' | 'wins'>): string =>
  wins ? `You won: ${label}` : `${label}`;
