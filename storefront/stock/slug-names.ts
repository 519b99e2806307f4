import { slugify } from '@forecourt/lib/vehicle/title';
import type { StockCatalogue } from './landing.ts';

/** As whole words; -1 if it does not occur. */
function positionIn(slug: string, name: string): number {
  const words = slugify(name);
  return words === '' ? -1 : `-${slug}-`.indexOf(`-${words}-`);
}

const longestFirst = (one: string, other: string): number => other.length - one.length;

/**
 * Returns the make, or make and model, in a vehicle's slug; empty without any (OPEN-037).
 * `2021-land-rover-defender-a1` is a Land Rover Defender. The first make in stock counts, then the longer one;
 * the model follows it.
 */
export function namesInSlug(slug: string, makes: StockCatalogue['makes']): string[] {
  const [make] = makes
    .filter(({ name }) => positionIn(slug, name) >= 0)
    .toSorted(
      (one, other) =>
        positionIn(slug, one.name) - positionIn(slug, other.name) || longestFirst(one.name, other.name),
    );
  if (!make) return [];
  const rest = slug.slice(positionIn(slug, make.name) + slugify(make.name).length + 1);
  const model = make.models.toSorted(longestFirst).find((name) => positionIn(rest, name) === 0);
  return model === undefined ? [make.name] : [make.name, model];
}
