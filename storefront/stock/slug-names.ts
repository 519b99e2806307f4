import { slugify } from '@forecourt/lib/vehicle/title';
import type { StockCatalogue } from './landing.ts';

/** Returns where a name occurs in a slug as whole words; -1 if it does not. */
function placeIn(slug: string, name: string): number {
  const words = slugify(name);
  return words === '' ? -1 : `-${slug}-`.indexOf(`-${words}-`);
}

const longestFirst = (one: string, other: string): number => other.length - one.length;

/**
 * Returns the make and model in a vehicle's slug, of those in stock (OPEN-037): `2021-land-rover-defender-a1`
 * is a Land Rover Defender. The first make counts, the longer of two at the same position; the model follows
 * it.
 * @returns make, or make and model; empty if the slug contains no make of the site
 */
export function namesInSlug(slug: string, makes: StockCatalogue['makes']): string[] {
  const [make] = makes
    .filter(({ name }) => placeIn(slug, name) >= 0)
    .toSorted(
      (one, other) =>
        placeIn(slug, one.name) - placeIn(slug, other.name) || longestFirst(one.name, other.name),
    );
  if (!make) return [];
  const rest = slug.slice(placeIn(slug, make.name) + slugify(make.name).length + 1);
  const model = make.models.toSorted(longestFirst).find((name) => placeIn(rest, name) === 0);
  return model === undefined ? [make.name] : [make.name, model];
}
