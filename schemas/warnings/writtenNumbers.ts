const SMALL = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const ONES = SMALL.slice(0, 9).join('|');

/** Pattern for numbers as dealers write them: '50', '1,200', 'six', 'twenty-five', 'a hundred'. */
export const WRITTEN_NUMBER = `\\d[\\d,]*|(?:${TENS.join('|')})(?:[ -](?:${ONES}))?|${SMALL.toReversed().join('|')}|(?:a|one) hundred`;

/** Returns the number for text that matches the pattern, or 0. */
export function numberIn(words: string): number {
  const lower = words.toLowerCase();
  if (/^\d/.test(lower)) return Number(lower.replaceAll(',', ''));
  if (lower.endsWith('hundred')) return 100;
  return lower
    .split(/[ -]/)
    .map((word) => SMALL.indexOf(word) + 1 || (TENS.indexOf(word) + 2) * 10 * Number(TENS.includes(word)))
    .reduce((sum, part) => sum + part, 0);
}
