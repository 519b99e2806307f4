import { directoryBodies } from '@forecourt/lib/inventory/search/models/to-record';
import { bodyLabel } from '@forecourt/lib/vehicle/body';

interface Grouped {
  make: string;
  manufacturer_body: readonly string[];
}

/** Where a model stands that says nothing of what it is grouped by. */
const OTHERS = 'More';

/**
 * The models of a menu under what its editor grouped them by, in the order in which each group first comes.
 * @param by `body`: the first of a model's bodies
 */
export function modelGroups<Model extends Grouped>(
  models: readonly Model[],
  by: string,
): { title: string; models: Model[] }[] {
  const titleOf = ({ make, manufacturer_body }: Model): string => {
    if (by === 'brand') return make || OTHERS;
    const [body] = directoryBodies([...manufacturer_body]);
    return body ? bodyLabel(body) : OTHERS;
  };
  return [...Map.groupBy(models, titleOf)].map(([title, own]) => ({ title, models: own }));
}
