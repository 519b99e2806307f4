import type { StockValue } from './useStock.ts';

export interface Choice extends StockValue {
  chosen: boolean;
}

/**
 * What a list offers: what was chosen first, also when it is sold out now, then what else is in stock.
 * @param words narrows the rest to values that contain them
 */
export function choicesOf(
  chosenValues: readonly string[],
  offered: readonly StockValue[],
  words: string,
): Choice[] {
  const searchText = words.trim().toLowerCase();
  const offeredByValue = new Map(offered.map((entry) => [entry.value, entry]));
  return [
    ...chosenValues.map((value) => ({
      ...(offeredByValue.get(value) ?? { value, label: value, count: 0 }),
      chosen: true,
    })),
    ...offered
      .filter(({ value, label }) => !chosenValues.includes(value) && label.toLowerCase().includes(searchText))
      .map((entry) => ({ ...entry, chosen: false })),
  ];
}
