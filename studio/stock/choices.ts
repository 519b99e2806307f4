import type { StockValue } from './useStock.ts';

export interface Choice extends StockValue {
  chosen: boolean;
}

/**
 * What a list offers: what was chosen first, also when it is sold out now, then what else is in stock.
 * @param words narrows the rest to values that contain them
 */
export function choicesOf(
  chosen: readonly string[],
  offered: readonly StockValue[],
  words: string,
): Choice[] {
  const wanted = words.trim().toLowerCase();
  const known = new Map(offered.map((entry) => [entry.value, entry]));
  return [
    ...chosen.map((value) => ({ ...(known.get(value) ?? { value, label: value, count: 0 }), chosen: true })),
    ...offered
      .filter(({ value, label }) => !chosen.includes(value) && label.toLowerCase().includes(wanted))
      .map((entry) => ({ ...entry, chosen: false })),
  ];
}
