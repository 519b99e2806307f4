import { defineField } from 'sanity';

/**
 * Hides a block or an item of a block from visitors without deleting it. Queries leave hidden ones out
 * (`hidden != true`), so pages do not contain them.
 */
export const hiddenField = (what: 'block' | 'item', fieldset?: string) =>
  defineField({
    name: 'hidden',
    title: what === 'block' ? 'Hide this block' : 'Hide',
    type: 'boolean',
    description: 'Visitors do not see it. It stays here, so that you can show it again.',
    ...(fieldset && { fieldset }),
  });
