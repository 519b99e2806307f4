import type { Language } from '@forecourt/lib/platform/language/languages';
import { translatorOf } from '@forecourt/lib/platform/language/translator';
import { formatMoney } from '@forecourt/lib/platform/text/format';
import { countedBodies } from '@forecourt/lib/vehicle/body';
import { bodyText, facetValueLabel } from './facets.ts';

const ROUND = 5_000;
/** All-caps names stay as they are within a sentence; others become lower case. */
const CAPITALS = /^[A-Z0-9]+$/;

/** What an example search of a stock consists of. */
export interface ExampleFacts {
  body: string;
  colour: string | null;
  /** Dollars. */
  limit: number | null;
}

/**
 * Returns the most frequent body and colour of a stock, and a price that many vehicles are below; null without bodies.
 * @param prices undefined if no vehicle has a price
 */
export function exampleFacts({
  bodies,
  colours,
  prices,
}: {
  bodies: Readonly<Record<string, number>>;
  colours: Readonly<Record<string, number>>;
  prices: { min?: number; max?: number; avg?: number } | undefined;
}): ExampleFacts | null {
  const [body] = countedBodies(bodies);
  const [colour] = Object.entries(colours).toSorted(([, one], [, other]) => other - one);
  if (!body) return null;
  const price = prices?.avg ?? ((prices?.min ?? 0) + (prices?.max ?? 0)) / 2;
  return {
    body: body.body,
    colour: colour?.[0] ?? null,
    limit: price > 0 ? Math.ceil(price / ROUND) * ROUND : null,
  };
}

const lowerCase = (text: string): string => (CAPITALS.test(text) ? text : text.toLowerCase());

/** Returns an example search in a language, which the search understands: `white SUV under $60,000`. */
export function exampleSentence({ body, colour, limit }: ExampleFacts, language: Language): string {
  const stock = translatorOf(language, 'stock');
  return translatorOf(language, 'searchPage')('example', {
    body: lowerCase(bodyText(body, stock)),
    hasColour: colour ? 'yes' : 'no',
    colour: colour ? facetValueLabel('colour', colour, stock).toLowerCase() : '',
    hasPrice: limit ? 'yes' : 'no',
    price: formatMoney(limit ?? 0),
  });
}
