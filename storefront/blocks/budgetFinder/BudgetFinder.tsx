import { stockNoun } from '@/stock/catalogue.server.ts';
import { Section } from '@/ui/Section.tsx';
import type { BlockProps } from '../block.ts';
import { BudgetForm } from './BudgetForm.client.tsx';
import { budgetStock } from './stock.server.ts';

/** From what one can repay to the vehicles it buys (BUDGET rows); for sites that have it switched on. */
export async function BudgetFinder({ block, site }: BlockProps<'budgetFinder'>) {
  if (!site.features.budgetFinderEnabled) return null;
  const [stock, noun] = await Promise.all([budgetStock(site), stockNoun(site)]);
  return (
    <Section title={block.heading} intro={block.intro} tone="sunken">
      <BudgetForm stock={stock} noun={noun} />
    </Section>
  );
}
