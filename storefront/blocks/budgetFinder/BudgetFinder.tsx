import { siteLoan } from '@forecourt/lib/vehicle/finance/site-loan';
import { stockCountNoun, stockNoun } from '@/stock/catalogue.server.ts';
import { Section } from '@/ui/Section.tsx';
import type { BlockProps } from '../block.ts';
import { BudgetForm } from './BudgetForm.client.tsx';
import { budgetStock } from './stock.server.ts';

/**
 * Finds vehicles by what the shopper can repay (BUDGET rows), if the feature is on. A site that includes
 * interest has no finder until its rate and fees are configured.
 */
export async function BudgetFinder({ block, site }: BlockProps<'budgetFinder'>) {
  if (!site.features.budgetFinderEnabled) return null;
  const includesInterest = site.settings.budgetInterest === 'siteRate';
  const loan = includesInterest ? siteLoan(site.settings) : null;
  if (includesInterest && !loan) return null;
  const [stock, noun, countNoun] = await Promise.all([
    budgetStock(site),
    stockNoun(site),
    stockCountNoun(site),
  ]);
  return (
    <Section block="budgetFinder" title={block.heading} intro={block.intro} tone="sunken">
      <BudgetForm stock={stock} noun={noun} countNoun={countNoun} loan={loan} />
    </Section>
  );
}
