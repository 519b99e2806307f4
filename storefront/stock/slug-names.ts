import { slugify } from '@forecourt/lib/vehicle/title';
import type { StockCatalogue } from './landing.ts';

/** Where a name stands in a slug, between hyphens or at an end; -1 where it does not. */
function placeIn(slug: string, name: string): number {
  const words = slugify(name);
  return words === '' ? -1 : `-${slug}-`.indexOf(`-${words}-`);
}

const longestFirst = (one: string, other: string): number => other.length - one.length;

/**
 * Make and model that the address of a vehicle tells, of those a site has in stock (OPEN-037): `2021-land-rover-defender-a1`
 * is a Land Rover Defender. The make that stands first counts, of two at one place the longer; the model follows it.
 * @returns make, or make and model; empty when the address names no make of the site
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
