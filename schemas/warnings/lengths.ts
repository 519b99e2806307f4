import type { StringRule, TextRule } from 'sanity';

interface Limit {
  /** Longer text causes a warning. */
  good: number;
  /** Longer text cannot be published, as it breaks the layout. */
  most: number;
  why: string;
}

/**
 * Maximum lengths, measured at a width of 390 pixels in the group template, which has the largest font. A
 * headline fits 55 characters in three lines and 74 in four, a heading 68 and 89, a button 40 in one line, an
 * announcement 103 in two and 154 in three, and text of 16 pixels about 44 per line. `good` fits the intended
 * number of lines, `most` still leaves room for the content below.
 */
export const LIMITS = {
  slideHeadline: { good: 55, most: 74, why: 'Long headlines cover the picture on phones' },
  slideText: { good: 160, most: 220, why: 'Visitors see a slide only for seconds' },
  slideButton: { good: 30, most: 36, why: 'Buttons have one line' },
  heading: { good: 68, most: 89, why: 'Headings of more than three lines are skipped on phones' },
  intro: { good: 240, most: 400, why: 'Visitors read one or two sentences' },
  bannerText: { good: 240, most: 400, why: 'Visitors read one or two sentences' },
  buttonLabel: { good: 30, most: 40, why: 'Buttons have one line on phones' },
  cardHeadline: { good: 50, most: 70, why: 'Cards are narrow' },
  cardText: { good: 140, most: 200, why: 'Cards in a row have the same height' },
  menuLabel: { good: 18, most: 24, why: 'The menus of a header fit on one line' },
  menuItem: { good: 30, most: 40, why: 'Menu items have one line' },
  popupHeadline: { good: 45, most: 60, why: 'Popups are narrow and read quickly' },
  offerName: { good: 60, most: 90, why: 'Offers are shown on cards in a row' },
  postHeading: { good: 70, most: 100, why: 'Posts are shown on cards in a row' },
  announcement: { good: 90, most: 140, why: 'On phones, more than 90 characters take three lines' },
} as const satisfies Record<string, Limit>;

/**
 * Rules for text that must fit: a warning above `good` and an error above `most`, with the current length.
 */
export const fits = <Rule extends StringRule | TextRule>(rule: Rule, place: keyof typeof LIMITS) => {
  const { good, most, why } = LIMITS[place];
  const lengthOf = (value: unknown) => (typeof value === 'string' ? Array.from(value).length : 0);
  return [
    rule
      .custom((value: unknown) => {
        const length = lengthOf(value);
        return length <= most || `This has ${length} characters, and at most ${most} fit. ${why}.`;
      })
      .error(),
    rule
      .custom((value: unknown) => {
        const length = lengthOf(value);
        return length <= good || length > most || `${why}; keep it to ${good} characters (now ${length}).`;
      })
      .warning(),
  ] as Rule[];
};
