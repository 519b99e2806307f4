import type { Translator } from '../platform/language/translator.ts';

/** Vocabularies of the vehicle record, whose values have texts in each language. */
export type Vocabulary = 'body' | 'colour' | 'drive' | 'fuel' | 'induction' | 'transmission';

/** Returns the key of a value: `Petrol - Unleaded ULP` is `petrol-unleaded-ulp`. */
export const valueKey = (value: string): string =>
  value
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** `8 Speed Sports Automatic`, as feeds name a gearbox. */
const SPEEDS = /^(\d+)[ -]speed[ -](.+)$/i;

/**
 * Returns a value of a vocabulary in a language. In English, and if the language has no text for it, the value stays
 * as the feed writes it.
 */
export function valueText(vocabulary: Vocabulary, value: string, t: Translator<'vehicle'>): string {
  const [, gears, gearbox] = (vocabulary === 'transmission' && SPEEDS.exec(value)) || [];
  if (gears && gearbox) {
    const text = valueText(vocabulary, gearbox, t);
    return text === gearbox ? value : t('speeds', { gears: Number(gears), gearbox: text });
  }
  const key = valueKey(value);
  const path = `values.${vocabulary}.${key}` as 'values.fuel.petrol';
  if (!key || !t.has(path)) return value;
  const text = t(path);
  return valueKey(text) === key ? value : text;
}
