import { bodyLabel } from '@forecourt/lib/vehicle/body';

/** Labels of the facts of a variant, in order, by attribute of the search index. */
export const VARIANT_FACTS = {
  simple_body: 'Body',
  simple_transmission: 'Transmission',
  simple_fuel: 'Fuel',
  simple_drive: 'Drive',
  seats: 'Seats',
} as const;

export type VariantFact = keyof typeof VARIANT_FACTS;
/** What the vehicles of a variant have, most frequent first; an absent fact is unknown. */
export type VariantFacts = Readonly<Partial<Record<VariantFact, string>>>;

/** Returns the facts in the facet counts of a search: `Automatic, Manual`, most vehicles first. */
export function factsOf(facets: Readonly<Record<string, Readonly<Record<string, number>>>>): VariantFacts {
  const names = Object.keys(VARIANT_FACTS) as VariantFact[];
  return Object.fromEntries(
    names.flatMap((name) => {
      const values = Object.entries(facets[name] ?? {})
        .toSorted(([one, first], [other, second]) => second - first || one.localeCompare(other, 'en-AU'))
        .map(([value]) => (name === 'simple_body' ? bodyLabel(value) : value));
      return values.length > 0 ? [[name, values.join(', ')]] : [];
    }),
  );
}

/** Returns the facts that at least one variant has, in order. */
export const knownFacts = (variants: readonly { facts: VariantFacts }[]): VariantFact[] =>
  (Object.keys(VARIANT_FACTS) as VariantFact[]).filter((name) => variants.some(({ facts }) => facts[name]));

/** Returns whether a fact is not the same for all variants that state it. */
export const differs = (name: VariantFact, variants: readonly { facts: VariantFacts }[]): boolean =>
  new Set(variants.flatMap(({ facts }) => facts[name] ?? [])).size > 1;
