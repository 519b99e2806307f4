import type { FormKind } from '@forecourt/lib/leads/form-kinds';
import type { Translator } from '@forecourt/lib/platform/language/translator';

/** Returns the name of a form, which heads its dialog and its place in a page. */
export const formTitle = (kind: FormKind, t: Translator<'enquiry'>): string => t(`titles.${kind}`);

/**
 * Returns a value that a form offers, such as `Brakes or tyres`, in the language of the texts; an editor's own
 * value as it is.
 */
export function offeredText(list: 'categories' | 'work', value: string, t: Translator<'enquiry'>): string {
  // A full stop separates keys.
  const key = `${list}.${value}` as 'work.Repair';
  return !value.includes('.') && t.has(key) ? t(key) : value;
}
