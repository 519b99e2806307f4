/** Days on which the garage was opened in this browser, up to the second. */
export const VISITS_KEY = 'garage-visits';
export const DISMISSED_KEY = 'garage-install-dismissed';

/**
 * Returns the visits to store after one on a day: the days, the newest last.
 * @param stored the stored text; null or malformed text counts as none
 * @param day `2026-03-05`
 */
export function visitsWith(stored: string | null, day: string): string {
  const days = (stored ?? '').split(' ').filter((each) => /^\d{4}-\d\d-\d\d$/.test(each));
  return [...new Set([...days, day])].slice(-2).join(' ');
}

/** Returns whether a shopper has come back, so that installing may be offered. */
export const hasComeBack = (visits: string): boolean => visits.includes(' ');
