import { defineField } from 'sanity';
import { fits } from '../warnings/lengths.ts';

export const headingField = defineField({
  name: 'heading',
  title: 'Heading',
  type: 'string',
  validation: (rule) => fits(rule, 'heading'),
});

export const introField = defineField({
  name: 'intro',
  title: 'Introduction',
  type: 'text',
  rows: 2,
  validation: (rule) => fits(rule, 'intro'),
});

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

/**
 * Returns the number of items in a preview's list. If single items are selected too, the list comes as an
 * object.
 */
export function countOf(list: unknown): number {
  if (Array.isArray(list)) return list.length;
  return typeof list === 'object' && list ? Object.keys(list).filter((key) => /^\d+$/.test(key)).length : 0;
}

/** Describes a number of items for a preview: 'no slides yet', '1 slide', '3 slides'. */
export function countLabel(list: unknown, one: string, many = `${one}s`): string {
  const count = countOf(list);
  if (count === 0) return `no ${many} yet`;
  return count === 1 ? `1 ${one}` : `${count} ${many}`;
}
