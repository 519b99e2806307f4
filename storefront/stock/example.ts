import { formatMoney } from '@forecourt/lib/platform/text/format';
import { bodyLabel, countedBodies } from '@forecourt/lib/vehicle/body';

const ROUND = 5_000;
/** A name in capitals keeps them inside a sentence. */
const CAPITALS = /^[A-Z0-9]+$/;

/**
 * A sentence as a shopper of this stock might write it: `white SUV under $60,000`, `silver caravan under $80,000`.
 * @param bodies how many vehicles have each body, `colours` each colour
 * @param prices ends of the prices; none when nothing has one
 * @returns empty for stock that says neither body nor price
 */
export function exampleSentence({
  bodies,
  colours,
  prices,
}: {
  bodies: Readonly<Record<string, number>>;
  colours: Readonly<Record<string, number>>;
  prices: { min?: number; max?: number; avg?: number } | undefined;
}): string {
  const [body] = countedBodies(bodies);
  const [colour] = Object.entries(colours).toSorted(([, one], [, other]) => other - one);
  if (!body) return '';
  const label = bodyLabel(body.body);
  const price = prices?.avg ?? ((prices?.min ?? 0) + (prices?.max ?? 0)) / 2;
  return [
    colour?.[0].toLowerCase(),
    CAPITALS.test(label) ? label : label.toLowerCase(),
    price > 0 && `under ${formatMoney(Math.ceil(price / ROUND) * ROUND)}`,
  ]
    .filter(Boolean)
    .join(' ');
}
