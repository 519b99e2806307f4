import { stockNoun } from '@/stock/catalogue.server.ts';
import { Section } from '@/ui/Section.tsx';
import type { BlockProps } from '../block.ts';
import { BudgetForm } from './BudgetForm.client.tsx';
import { budgetStock } from './stock.server.ts';

/** Finds vehicles for a repayment budget (BUDGET rows), if the site enables it. */
export async function BudgetFinder({ block, site }: BlockProps<'budgetFinder'>) {
  if (!site.features.budgetFinderEnabled) return null;
  const [stock, noun] = await Promise.all([budgetStock(site), stockNoun(site)]);
  return (
    <Section title={block.heading} intro={block.intro} tone="sunken">
      <BudgetForm stock={stock} noun={noun} />
    </Section>
  );
}
