import { ENGLISH } from '@forecourt/lib/platform/language/languages';
import { siteLoan } from '@forecourt/lib/vehicle/finance/site-loan';
import { getTranslations } from 'next-intl/server';
import { pageLanguage } from '@/site/page-language.server.ts';
import { stockCountNoun, stockNoun } from '@/stock/catalogue.server.ts';
import { countText } from '@/stock/count.ts';
import { knownBodyText } from '@/stock/facets.ts';
import { Section } from '@/ui/Section.tsx';
import { TextsProvider } from '@/ui/texts/TextsProvider.tsx';
import type { BlockProps } from '../block.ts';
import { defaultText } from '../default-text.ts';
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
  const [stock, noun, countNoun, t, stockTexts] = await Promise.all([
    budgetStock(site),
    stockNoun(site),
    stockCountNoun(site),
    getTranslations('blocks'),
    getTranslations('stock'),
  ]);
  const language = await pageLanguage();
  const any = stockTexts('noun', { noun });
  const unpriced = stock?.unpriced ?? 0;
  const vehicles = countText(unpriced, countNoun, stockTexts);
  return (
    <Section block="budgetFinder" title={defaultText(block.heading, t)} intro={block.intro} tone="sunken">
      <TextsProvider namespaces={['budgetFinder']}>
        <BudgetForm
          stock={
            stock && {
              ...stock,
              bodies: stock.bodies.map((body) => ({
                ...body,
                label: knownBodyText(body.label, stockTexts),
                counted: language === ENGLISH ? body.counted : knownBodyText(body.label, stockTexts),
              })),
            }
          }
          carType={any.charAt(0).toUpperCase() + any.slice(1)}
          unpricedNote={
            unpriced > 0 &&
            (unpriced === 1 ? t('budget.unpricedOne', { vehicles }) : t('budget.unpricedMany', { vehicles }))
          }
          loan={loan}
        />
      </TextsProvider>
    </Section>
  );
}
