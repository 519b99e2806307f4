import { financeLink } from '@forecourt/lib/vehicle/finance/link';
import { useTranslations } from 'next-intl';
import { actionOf } from '@/content/links.ts';
import { financeSteps } from '@/features/finance/steps.ts';
import { LinkButton } from '@/ui/LinkButton.tsx';
import { Section } from '@/ui/Section.tsx';
import { useLanguage } from '@/ui/use-language.ts';
import type { BlockProps } from '../block.ts';

/** The three steps to finance in the site's own text (FINPAGE-07 to FINPAGE-10), with a button to start. */
export function FinanceSteps({ block, site }: BlockProps<'financeSteps'>) {
  const t = useTranslations('blocks');
  const language = useLanguage();
  const { financePath, financeLinkOverride } = site.settings;
  const action = actionOf(block.action) ?? {
    label: t('financeSteps.start'),
    to: { href: financeLink({ path: financePath, override: financeLinkOverride }, null) },
  };
  return (
    <Section
      block="financeSteps"
      title={block.heading}
      intro={block.intro}
      action={<LinkButton {...action.to}>{action.label}</LinkButton>}
    >
      <ol className="grid gap-x-12 gap-y-8 md:grid-cols-3">
        {financeSteps(site, language).map(({ title, text }, index) => (
          <li key={title} className="border-t border-line pt-6">
            <p className="numbers text-4xl font-semibold tracking-tight text-accent-ink" aria-hidden="true">
              {index + 1}
            </p>
            <h3 className="mt-4 text-xl">{title}</h3>
            <p className="mt-2 text-ink-muted">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
