/** One thing a combobox offers. */
export interface ComboboxOption {
  /** Its own among all options of the list. */
  id: string;
}

/** Options that belong together. */
export interface ComboboxGroup<Option extends ComboboxOption> {
  name: string;
  /** Heading; null for what needs none. */
  label: string | null;
  options: readonly Option[];
}

/** Where the highlight is when no option has it: in the field itself. */
export const IN_FIELD = -1;

/**
 * The option that a key highlights, by the combobox pattern of WAI-ARIA: arrows lead through the options and the field
 * in a circle; Home and End belong to the field's own text until an option is highlighted.
 * @param at the option that is highlighted now, or IN_FIELD
 * @returns null for a key that highlights nothing
 */
export function optionOfKey(key: string, at: number, count: number): number | null {
  const last = count - 1;
  if (count === 0) return null;
  if (key === 'ArrowDown') return at >= last ? IN_FIELD : at + 1;
  if (key === 'ArrowUp') return at === IN_FIELD ? last : at - 1;
  if (at === IN_FIELD) return null;
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  return null;
}
