import type { Translator } from '@forecourt/lib/platform/language/translator';

type CardTexts = Translator<'vehicleCard'>;

/** Returns the name of a fact on a card, which the search has in English. */
export const factLabel = (label: string, t: CardTexts): string => knownText(`facts.${label}`, label, t);

/** Returns the value of a fact on a card: words of the catalogue are translated, numbers and names are not. */
export function factValue(value: string, t: CardTexts): string {
  const [, sleeps] = /^Sleeps (\d+)$/.exec(value) ?? [];
  if (sleeps) return t('sleeps', { count: sleeps });
  const [, mass] = /^(.+) tare$/.exec(value) ?? [];
  if (mass) return t('tare', { mass });
  return knownText(`values.${value}`, value, t);
}

function knownText(key: string, fallback: string, t: CardTexts): string {
  const known = key as 'facts.Condition';
  return /^\w+\.[\w -]+$/.test(key) && t.has(known) ? t(known) : fallback;
}
