import type { PageDocument } from '@/content/page.server.ts';

type Block = PageDocument['blocks'][number];

/**
 * Separates the blocks of a finance page that come before its form: a first block that finds vehicles by budget or
 * price. For a vehicle, nothing comes before the form.
 * @returns both in the editor's order
 */
export function leadingFinder(blocks: Block[], isForVehicle: boolean): { before: Block[]; after: Block[] } {
  const [first, ...others] = blocks;
  const leads = first && (first._type === 'budgetFinder' || first._type === 'priceSlider');
  return leads && !isForVehicle ? { before: [first], after: others } : { before: [], after: blocks };
}
