import { toPlainText } from '@portabletext/react';

type PlainText = Parameters<typeof toPlainText>[0];

/** Words that an adult reads in a minute, on the low side of measured speeds. */
const WORDS_PER_MINUTE = 220;

/** Returns the minutes that a text takes to read, at least 1. */
export function readingMinutes(text: string): number {
  const words = text.split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}

/**
 * Formats `3 min read`.
 * @param body a post's text; blocks without text, such as pictures, take no time
 */
export function readingTimeOf(body: readonly object[]): number {
  const blocks = body.filter((block) => '_type' in block && block._type === 'block');
  return readingMinutes(toPlainText(blocks as unknown as PlainText));
}
