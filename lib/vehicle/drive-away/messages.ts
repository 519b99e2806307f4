import type { Translator } from '../../platform/language/translator.ts';

/** Messages of the form for a shopper's postcode. */
export const DRIVE_AWAY_MESSAGES = {
  postcode: 'Enter an Australian postcode, such as 4000.',
  gone: 'This vehicle no longer has a price that we can complete. Please ask us.',
  failed: 'We could not work out the price just now. Please try again in a moment, or give us a call.',
} as const;

/** Returns the note about a postcode that is in several states. */
export function borderNote(postcode: string, others: readonly string[], t?: Translator<'vehicle'>): string {
  if (others.length === 0) return '';
  if (t) return ` ${t('driveAway.border', { postcode, states: others.join(', ') })}`;
  return ` Postcode ${postcode} is also in ${others.join(' and ')}.`;
}
