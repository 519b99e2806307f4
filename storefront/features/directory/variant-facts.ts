import { bodyLabel } from '@forecourt/lib/vehicle/body';

/** The facts of a variant, in order, by attribute of the search index. */
const VARIANT_FACTS = ['simple_body', 'simple_transmission', 'simple_fuel', 'simple_drive', 'seats'] as const;

export type VariantFact = (typeof VARIANT_FACTS)[number];
/** What the vehicles of a variant have, most frequent first; an absent fact is unknown. */
export type VariantFacts = Readonly<Partial<Record<VariantFact, string>>>;

/** Returns the facts in the facet counts of a search: `Automatic, Manual`, most vehicles first. */
export function factsOf(facets: Readonly<Record<string, Readonly<Record<string, number>>>>): VariantFacts {
  return Object.fromEntries(
    VARIANT_FACTS.flatMap((name) => {
      const values = Object.entries(facets[name] ?? {})
        .toSorted(([one, first], [other, second]) => second - first || one.localeCompare(other, 'en-AU'))
        .map(([value]) => (name === 'simple_body' ? bodyLabel(value) : value));
      return values.length > 0 ? [[name, values.join(', ')]] : [];
    }),
  );
}

/** Returns the facts that at least one variant has, in order. */
export const knownFacts = (variants: readonly { facts: VariantFacts }[]): VariantFact[] =>
  VARIANT_FACTS.filter((name) => variants.some(({ facts }) => facts[name]));

/** Returns whether a fact is not the same for all variants that state it. */
export const differs = (name: VariantFact, variants: readonly { facts: VariantFacts }[]): boolean =>
  new Set(variants.flatMap(({ facts }) => facts[name] ?? [])).size > 1;
