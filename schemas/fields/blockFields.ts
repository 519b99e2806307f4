import { defineField } from 'sanity';
import { fits } from '../warnings/lengths.ts';

/** The heading above a block. */
export const headingField = defineField({
  name: 'heading',
  title: 'Heading',
  type: 'string',
  validation: (rule) => fits(rule, 'heading'),
});

/** A sentence under the heading. */
export const introField = defineField({
  name: 'intro',
  title: 'Introduction',
  type: 'text',
  rows: 2,
  validation: (rule) => fits(rule, 'intro'),
});

/** Whether a block's cards stand in rows or slide by. */
export const layoutField = defineField({
  name: 'layout',
  title: 'Layout',
  type: 'string',
  initialValue: 'grid',
  options: {
    layout: 'radio',
    direction: 'horizontal',
    list: [
      { title: 'Grid', value: 'grid' },
      { title: 'Carousel', value: 'carousel' },
    ],
  },
  validation: (rule) => rule.required().error('Choose a layout.'),
});

/** How many items a preview's list has. A list of which single items are selected too comes as an object. */
export function countOf(list: unknown): number {
  if (Array.isArray(list)) return list.length;
  return typeof list === 'object' && list ? Object.keys(list).filter((key) => /^\d+$/.test(key)).length : 0;
}

/** What a preview says of a number of things: 'no slides yet', '1 slide', '3 slides'. */
export function countWords(list: unknown, one: string, many = `${one}s`): string {
  const count = countOf(list);
  if (count === 0) return `no ${many} yet`;
  return count === 1 ? `1 ${one}` : `${count} ${many}`;
}
