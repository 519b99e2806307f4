import { directoryBodies } from '@forecourt/lib/inventory/search/models/to-record';
import { bodyText, type StockTexts } from '@/stock/facets.ts';

interface Grouped {
  make: string;
  manufacturer_body: readonly string[];
}

/**
 * Groups the models of a menu as its editor chose, in order of first appearance.
 * @param by `body` uses the first of a model's bodies
 * @param others title of the models without a group
 */
export function modelGroups<Model extends Grouped>(
  models: readonly Model[],
  by: string,
  others: string,
  stock: StockTexts,
): { title: string; models: Model[] }[] {
  const titleOf = ({ make, manufacturer_body }: Model): string => {
    if (by === 'brand') return make || others;
    const [body] = directoryBodies([...manufacturer_body]);
    return body ? bodyText(body, stock) : others;
  };
  return [...Map.groupBy(models, titleOf)].map(([title, own]) => ({ title, models: own }));
}
