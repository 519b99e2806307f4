import { formatMoney } from '@forecourt/lib/platform/text/format';
import { bodyLabel, countedBodies } from '@forecourt/lib/vehicle/body';

const ROUND = 5_000;
/** All-caps names stay as they are within a sentence; others become lower case. */
const CAPITALS = /^[A-Z0-9]+$/;

/**
 * Returns an example search for this stock: `white SUV under $60,000`; empty without bodies.
 * @param prices undefined if no vehicle has a price
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
