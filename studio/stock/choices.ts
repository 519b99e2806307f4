import type { StockValue } from './useStock.ts';

export interface Choice extends StockValue {
  chosen: boolean;
}

/**
 * Returns the options of a list: selected values first, even if they are out of stock, then other values in
 * stock.
 * @param words filters the unselected values
 */
export function choicesOf(
  chosenValues: readonly string[],
  offeredValues: readonly StockValue[],
  words: string,
): Choice[] {
  const parts = foldText(words).split(/\s+/);
  const offeredByValue = new Map(offeredValues.map((entry) => [entry.value, entry]));
  return [
    ...chosenValues.map((value) => ({
      ...(offeredByValue.get(value) ?? { value, label: value, count: 0 }),
      chosen: true,
    })),
    ...offeredValues
      .filter(({ value, label }) => !chosenValues.includes(value) && fits(`${label} ${value}`, parts))
      .map((entry) => ({ ...entry, chosen: false })),
  ];
}

const foldText = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').trim().toLowerCase();
/** Returns whether a text contains all parts in any order: 'out jour' matches 'Journey Outback'. */
const fits = (text: string, parts: readonly string[]) => parts.every((part) => foldText(text).includes(part));

/** Returns makes in stock that match no manufacturer, most vehicles first. */
export function makesWithout(makes: readonly StockValue[], manufacturers: readonly string[]): StockValue[] {
  const names = new Set(manufacturers.map(foldText));
  return makes.filter(({ label, count }) => count > 0 && !names.has(foldText(label)));
}
