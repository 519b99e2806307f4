import { defineField } from 'sanity';

/**
 * The two moments between which something shows. The studio shows them in the time zone of the document's site
 * (`studio/time`), and the storefront follows them to the second.
 * @param names of the fields, since older documents have their own
 */
export const timeFields = (start: string, end: string, fieldset?: string) => [
  defineField({
    name: start,
    title: 'Shows from',
    type: 'datetime',
    description: 'Empty: as soon as it is published.',
    ...(fieldset && { fieldset }),
  }),
  defineField({
    name: end,
    title: 'Shows until',
    type: 'datetime',
    description: 'Empty: until you take it away.',
    ...(fieldset && { fieldset }),
    validation: (rule) => rule.min(rule.valueOfField(start)).error('The end must be after the start.'),
  }),
];

/** What a preview says of something dated: nothing while it shows. */
export function timeWords(start: unknown, end: unknown, now = new Date()): string | undefined {
  if (typeof end === 'string' && new Date(end) <= now) return 'has ended';
  return typeof start === 'string' && new Date(start) > now ? 'not yet' : undefined;
}

interface BlockType {
  fields: readonly unknown[];
  fieldsets?: readonly unknown[];
  preview?: { select?: Record<string, string>; prepare?: (value: never, options?: never) => object };
}
type Summary = { subtitle?: string };

/** Gives a block the moments between which it shows, and its preview the words about them. */
export function withTimes<Type extends BlockType>(type: Type): Type {
  const { select, prepare } = type.preview ?? {};
  return {
    ...type,
    fieldsets: [
      ...(type.fieldsets ?? []),
      { name: 'times', title: 'When it shows', options: { collapsible: true, collapsed: true, columns: 2 } },
    ],
    fields: [...type.fields, ...timeFields('showFrom', 'showUntil', 'times')],
    preview: {
      select: { ...select, showFrom: 'showFrom', showUntil: 'showUntil' },
      prepare: (value: never) => {
        const summary: Summary = prepare?.(value) ?? {};
        const { showFrom, showUntil } = value as { showFrom?: unknown; showUntil?: unknown };
        const words = [summary.subtitle, timeWords(showFrom, showUntil)].filter(Boolean);
        return { ...summary, subtitle: words.join(' · ') };
      },
    },
  };
}
