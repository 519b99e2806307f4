import { defineField } from 'sanity';
import { hiddenField } from './hidden.ts';

/**
 * Start and end of when something is shown. The studio uses the time zone of the document's site
 * (`studio/time`), and the storefront applies them to the second.
 * @param names field names, as older documents have different ones
 */
export const timeFields = (start: string, end: string, fieldset?: string) => [
  defineField({
    name: start,
    title: 'Shows from',
    type: 'datetime',
    description: 'Leave empty to show it as soon as it is published.',
    ...(fieldset && { fieldset }),
  }),
  defineField({
    name: end,
    title: 'Shows until',
    type: 'datetime',
    description: 'Leave empty to show it until you remove it.',
    ...(fieldset && { fieldset }),
    validation: (rule) => rule.min(rule.valueOfField(start)).error('The end must be after the start.'),
  }),
];

/** Describes the schedule for a preview; undefined while it is shown. */
export function scheduleText(start: unknown, end: unknown, now = new Date()): string | undefined {
  if (typeof end === 'string' && new Date(end) <= now) return 'ended';
  return typeof start === 'string' && new Date(start) > now ? 'scheduled' : undefined;
}

interface BlockType {
  fields: readonly unknown[];
  fieldsets?: readonly unknown[];
  preview?: { select?: Record<string, string>; prepare?: (value: never, options?: never) => object };
}
type Summary = { subtitle?: string };

/** Adds a schedule and a way to hide it to a block, and its status to the preview. */
export function withTimes<Type extends BlockType>(type: Type): Type {
  const { select, prepare } = type.preview ?? {};
  return {
    ...type,
    fieldsets: [
      ...(type.fieldsets ?? []),
      { name: 'times', title: 'Schedule', options: { collapsible: true, collapsed: true, columns: 2 } },
    ],
    fields: [...type.fields, hiddenField('block'), ...timeFields('showFrom', 'showUntil', 'times')],
    preview: {
      select: { ...select, showFrom: 'showFrom', showUntil: 'showUntil', hidden: 'hidden' },
      prepare: (value: never) => {
        const summary: Summary = prepare?.(value) ?? {};
        const { showFrom, showUntil, hidden } = value as Record<string, unknown>;
        const state = hidden === true ? 'hidden' : scheduleText(showFrom, showUntil);
        const words = [summary.subtitle, state].filter(Boolean);
        return { ...summary, subtitle: words.join(' · ') };
      },
    },
  };
}
