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
/** Whether each part stands somewhere in a text, in any order: 'out jour' is in 'Journey Outback'. */
const fits = (text: string, parts: readonly string[]) => parts.every((part) => foldText(text).includes(part));

/** Makes that are in stock while no manufacturer bears their name, most vehicles first. */
export function makesWithout(makes: readonly StockValue[], manufacturers: readonly string[]): StockValue[] {
  const names = new Set(manufacturers.map(foldText));
  return makes.filter(({ label, count }) => count > 0 && !names.has(foldText(label)));
}
