import type { StringRule, TextRule } from 'sanity';
import { creditCostProblem } from './creditCost.ts';

interface Limit {
  /** From here on it is warned: words still fit, but less well. */
  good: number;
  /** Beyond this it cannot be published: the place breaks. */
  most: number;
  why: string;
}

/**
 * How many characters fit where, measured at 390 pixels of width in the group's template, whose letters are the
 * largest: a headline has 55 in three lines and 74 in four, a heading 68 and 89, a button 40 in its one line, an
 * announcement 103 in two and 154 in three, a text of 16 pixels about 44 a line. `good` is what stays within the
 * lines a place is drawn for, `most` what still leaves room for what stands below it.
 */
export const LIMITS = {
  slideHeadline: { good: 55, most: 74, why: 'Long headlines cover the picture on phones' },
  slideText: { good: 160, most: 220, why: 'A slide is looked at for seconds' },
  slideButton: { good: 30, most: 36, why: 'A button is one line' },
  heading: { good: 68, most: 89, why: 'A heading of more than three lines is skipped on phones' },
  intro: { good: 240, most: 400, why: 'One or two sentences are read' },
  bannerText: { good: 240, most: 400, why: 'One or two sentences are read' },
  buttonLabel: { good: 30, most: 40, why: 'A button is one line on phones' },
  cardHeadline: { good: 50, most: 70, why: 'A card is narrow' },
  cardText: { good: 140, most: 200, why: 'A card is as tall as those beside it' },
  menuLabel: { good: 18, most: 24, why: 'The menus of a header stand in one line' },
  menuItem: { good: 30, most: 40, why: 'An item of a menu is one line' },
  popupHeadline: { good: 45, most: 60, why: 'A popup is narrow and read in passing' },
  offerName: { good: 60, most: 90, why: 'An offer stands on a card beside others' },
  postHeading: { good: 70, most: 100, why: 'A post stands on a card beside others' },
  announcement: { good: 90, most: 140, why: 'It is one line; on a phone more than 90 characters take three' },
} as const satisfies Record<string, Limit>;

/**
 * The rules of words that must fit their place: above what is good they warn, above the most they refuse, each with
 * how many characters there are. No such place has room for what the credit law wants beside a rate, so they warn of one.
 */
export const fits = <Rule extends StringRule | TextRule>(rule: Rule, place: keyof typeof LIMITS) => {
  const { good, most, why } = LIMITS[place];
  const lengthOf = (value: unknown) => (typeof value === 'string' ? Array.from(value).length : 0);
  return [
    rule
      .custom((value: unknown) => {
        const length = lengthOf(value);
        return length <= most || `These are ${length} characters, and ${most} fit. ${why}.`;
      })
      .error(),
    rule
      .custom((value: unknown) => {
        const length = lengthOf(value);
        return length <= good || length > most || `${why}; keep it to ${good} characters (now ${length}).`;
      })
      .warning(),
    rule.custom(creditCostProblem).warning(),
  ] as Rule[];
};
