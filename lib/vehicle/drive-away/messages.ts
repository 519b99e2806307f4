/** Messages of the form for a shopper's postcode. */
export const DRIVE_AWAY_MESSAGES = {
  postcode: 'Enter an Australian postcode, such as 4000.',
  gone: 'This vehicle no longer has a price that we can complete. Please ask us.',
  failed: 'We could not work out the price just now. Please try again in a moment, or give us a call.',
} as const;

/** Returns the note about a postcode that is in several states. */
export const borderNote = (postcode: string, others: readonly string[]): string =>
  others.length > 0 ? ` Postcode ${postcode} is also in ${others.join(' and ')}.` : '';
