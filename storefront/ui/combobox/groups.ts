export interface ComboboxOption {
  id: string;
}

export interface ComboboxGroup<Option extends ComboboxOption> {
  name: string;
  label: string | null;
  options: readonly Option[];
}

export const IN_FIELD = -1;

/**
 * Returns the option that a key highlights, following the WAI-ARIA combobox pattern: arrows cycle through the
 * options and the field; Home and End move the caret until an option is highlighted.
 * @param at the highlighted option, or IN_FIELD
 * @returns null for a key that does not move the highlight
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
