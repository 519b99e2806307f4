import { normalisePhone } from '../../platform/text/phone.ts';

/** Fewer digits would match too many numbers. */
const FEWEST_DIGITS = 3;

/** Returns a `like` pattern that finds a text anywhere, with wildcards escaped. */
const anywhere = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/**
 * Returns the digits of a phone number or a part of one, in the notation that leads store: `0412`. Null if the
 * text is something else.
 */
export function phoneDigits(query: string): string | null {
  if (!/^[+\d\s().-]+$/.test(query)) return null;
  const digits = query.replace(/\D/g, '');
  if (digits.length < FEWEST_DIGITS) return null;
  // A part of a number in international notation.
  return /^\s*\+\s*61/.test(query) ? `0${digits.slice(2)}` : normalisePhone(digits);
}

/** Alternatives of `like` patterns for `lead_search_text`: one of them must match as a whole. */
export interface SearchPatterns {
  /** Every one must match. */
  words: string[];
  /** One of them suffices. */
  others: string[];
}

/** Returns the patterns of a search; null if nothing is searched for. */
export function searchPatterns(query: string): SearchPatterns | null {
  const text = query.trim().toLowerCase();
  if (!text) return null;
  const digits = phoneDigits(text);
  // The groups of a number are no words of their own.
  const words = digits ? [anywhere(digits)] : text.split(/\s+/).map(anywhere);
  // Plates are stored without spaces.
  const joined = text.replaceAll(/\s+/g, '');
  const others = joined === (digits ?? text) ? [] : [anywhere(joined)];
  return { words, others };
}
