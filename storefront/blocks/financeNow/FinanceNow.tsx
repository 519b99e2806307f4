import { financeLink } from '@forecourt/lib/vehicle/finance/link';
import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { financeSteps } from '@/features/finance/steps.ts';
import { CardTexts } from '@/features/vehicle-card/CardTexts.tsx';
import { cardBuildOf } from '@/features/vehicle-card/card-build.ts';
import { CARD_GRID, swipedGrid } from '@/features/vehicle-card/grid.ts';
import { cardRulesNow } from '@/features/vehicle-card/rules.server.ts';
import { VehicleCards } from '@/features/vehicle-card/VehicleCards.client.tsx';
import { featuredUsedCars } from '@/stock/featured.server.ts';
import { Button } from '@/ui/Button.tsx';
import { dialogCommand, LIGHT_DISMISS } from '@/ui/dialog-commands.ts';
import { Icon } from '@/ui/Icon.client.tsx';
import { Link } from '@/ui/Link.tsx';
import { LinkButton } from '@/ui/LinkButton.tsx';
import { NumberedSteps } from '@/ui/NumberedSteps.tsx';
import { Section } from '@/ui/Section.tsx';
import { useLanguage } from '@/ui/use-language.ts';
import type { BlockProps } from '../block.ts';

const USED_CARS = '/search/used-cars';

/** 'Get Finance Now' with six used cars in stock that have photos (FINPAGE-11 to FINPAGE-16). */
export async function FinanceNow({ block, site }: BlockProps<'financeNow'>) {
  if (!site.features.financeNowBlockEnabled) return null;
  const [vehicles, t] = await Promise.all([featuredUsedCars(site), getTranslations('blocks')]);
  const build = cardBuildOf(site);
  const rules = cardRulesNow(site);
  const dialogId = `finance-now-${block._key}`;
  return (
    <Section
      block="financeNow"
      title={t('financeNow.title')}
      intro={block.text}
      tone="sunken"
      action={
        <div className="flex flex-wrap gap-3">
          <LinkButton href={USED_CARS}>{t('financeNow.start')}</LinkButton>
          <Button variant="secondary" {...dialogCommand('show-modal', dialogId)}>
            {t('financeNow.howItWorks')}
          </Button>
        </div>
      }
    >
      {vehicles.length > 0 && (
        <>
          <ul className={swipedGrid(build)}>
            <CardTexts rules={rules}>
              <VehicleCards vehicles={vehicles} rules={rules} sizes={CARD_GRID[build].sizes} />
            </CardTexts>
          </ul>
          <Link href={USED_CARS} className="more mt-6">
            {t('financeNow.viewAll')}
            <Icon name="arrow-right" size={18} className="rtl:-scale-x-100" />
          </Link>
        </>
      )}
      <FinanceDialog id={dialogId} site={site} />
    </Section>
  );
}

function FinanceDialog({ id, site }: { id: string; site: BlockProps<'financeNow'>['site'] }) {
  const t = useTranslations('blocks');
  const language = useLanguage();
  const { financePath, financeLinkOverride } = site.settings;
  return (
    <dialog id={id} aria-labelledby={`${id}-title`} className="sheet" {...LIGHT_DISMISS}>
      <div className="flex items-center justify-between gap-4 border-b border-line py-3 pe-3 ps-5">
        <h3 id={`${id}-title`} className="text-lg">
          {t('financeNow.title')}
        </h3>
        <Button variant="ghost" className="btn-icon" aria-label={t('close')} {...dialogCommand('close', id)}>
          <Icon name="x" />
        </Button>
      </div>
      <div className="p-5">
        <NumberedSteps
          level="h4"
          steps={financeSteps(site, language).map((step) => ({ ...step, key: step.title }))}
        />
        <div className="mt-6 flex flex-wrap gap-3">
          <LinkButton href={USED_CARS}>{t('financeNow.start')}</LinkButton>
          <LinkButton
            variant="secondary"
            href={financeLink({ path: financePath, override: financeLinkOverride }, null)}
          >
            {t('financeNow.withoutCar')}
          </LinkButton>
        </div>
      </div>
    </dialog>
  );
}
