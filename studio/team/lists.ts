/** Splits `Mazda, Kia` into names, without repetitions. */
export const namesIn = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean),
  ),
];

/** Converts an Australian mobile in any notation to `+61412345678`; other text stays as it is. */
export function mobileOf(text: string): string {
  const digits = text.replaceAll(/[\s()-]/g, '');
  const [, rest] = /^(?:\+61|0061|0)(4\d{8})$/.exec(digits) ?? [];
  return rest ? `+61${rest}` : digits;
}

export const WEEKDAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;
