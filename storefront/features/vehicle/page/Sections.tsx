import { formatDate } from '@forecourt/lib/platform/text/format';
import { itemWord } from '@forecourt/lib/vehicle/item-type';
import { keyInformation } from '@forecourt/lib/vehicle/key-information';
import { regoExpiryText } from '@forecourt/lib/vehicle/rego';
import { SPECIFICATIONS_SHOWN, specifications } from '@forecourt/lib/vehicle/specifications';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { FinanceCalculator } from '@/features/finance/calculator/FinanceCalculator.tsx';
import { LawFacts } from '@/features/law/LawFacts.tsx';
import { CaravanSections } from '../caravan/CaravanSections.tsx';
import { Condition } from '../condition/Condition.tsx';
import { DeliveryEstimate } from '../costs/DeliveryEstimate.tsx';
import { DriveAway } from '../costs/DriveAway.tsx';
import { RunningCosts } from '../costs/RunningCosts.tsx';
import { PriceSection } from '../price/PriceSection.tsx';
import { CutText } from './CutText.client.tsx';
import { FactsBand } from './FactsBand.tsx';
import { Features } from './Features.tsx';
import { FactRows, KeyInformation } from './KeyInformation.tsx';
import { ShowMore } from './ShowMore.client.tsx';
import { UsedCar } from './UsedCar.tsx';
import type { VehicleView } from './view.server.ts';

/** Longer comments are cut here until expanded (VDP-24). */
const COMMENTS_SHOWN = 400;

function Part({
  title,
  id,
  isFar = false,
  children,
}: {
  title: string;
  id?: string;
  isFar?: boolean;
  children: ReactNode;
}) {
  return (
    <section id={id} className={isFar ? 'far-part' : undefined}>
      <h2 className="mb-4 text-2xl">{title}</h2>
      {children}
    </section>
  );
}

export function VehicleSections({ view }: { view: VehicleView }) {
  const t = useTranslations('vehicle');
  const { vehicle, site, now } = view;
  const texts = { t, ...(view.language && { language: view.language }) };
  const rules = { timeZone: site.settings.timeZone, regoExpiredText: site.settings.regoExpiredText };
  const facts = keyInformation(vehicle, rules, now, texts);
  const technical = specifications(vehicle, t);
  const comments = vehicle.dealercomments?.trim();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
      <div id="overview" className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <FactsBand view={view} />
        {facts.length > 0 && (
          <Part title={t('sections.keyInformation')}>
            <KeyInformation facts={facts} />
          </Part>
        )}
      </div>
      <CaravanSections view={view} />
      <Condition view={view} />
      <UsedCar view={view} />
      {(comments || site.settings.emptyComments === 'message') && (
        <Part title={t('sections.dealerComments')}>
          {comments ? (
            <CutText text={comments} most={COMMENTS_SHOWN} />
          ) : (
            <p className="text-ink-muted">{t('noComments')}</p>
          )}
        </Part>
      )}
      {vehicle.standardEquipment.length > 0 && (
        <Part title={t('sections.features')} id="features">
          <Features features={[...new Set(vehicle.standardEquipment)]} />
        </Part>
      )}
      <DriveAway view={view} />
      <PriceSection view={view} />
      {technical.length > 0 && (
        <Part title={t('sections.specifications')} isFar>
          {technical.length > SPECIFICATIONS_SHOWN ? (
            <ShowMore
              more={t('showSpecifications')}
              less={t('hideSpecifications')}
              rest={<FactRows facts={technical.slice(SPECIFICATIONS_SHOWN)} />}
            >
              <FactRows facts={technical.slice(0, SPECIFICATIONS_SHOWN)} />
            </ShowMore>
          ) : (
            <FactRows facts={technical} />
          )}
        </Part>
      )}
      <FinanceCalculator site={site} vehicle={vehicle} actions={view.actions} />
      <RunningCosts view={view} />
      <DeliveryEstimate view={view} />
      <Part title={t('details', { noun: itemWord(vehicle) })} isFar>
        <Paperwork view={view} />
      </Part>
      {view.law && (
        <Part title={t('sections.rights')} isFar>
          <LawFacts law={view.law} timeZone={site.settings.timeZone} />
        </Part>
      )}
    </div>
  );
}

/** Numbers and dates of the vehicle itself (VDP-41, OPEN-053). */
function Paperwork({ view: { vehicle, site, now, language } }: { view: VehicleView }) {
  const t = useTranslations('vehicle');
  const texts = { t, ...(language && { language }) };
  const { timeZone, regoExpiredText } = site.settings;
  const rows: [string, string | null][] = [
    [t('facts.stocknum'), vehicle.stocknum],
    [t('facts.vin'), vehicle.vin],
    [t('facts.plate'), vehicle.regplate],
    [t('facts.rego_expiry'), regoExpiryText(vehicle.rego_expiry, { timeZone, regoExpiredText }, now, texts)],
    [t('facts.build_date'), vehicle.build_date && formatDate(vehicle.build_date, timeZone, language)],
    [
      t('facts.compliance_date'),
      vehicle.compliance_date && formatDate(vehicle.compliance_date, timeZone, language),
    ],
  ];
  return <FactRows facts={rows.flatMap(([label, value]) => (value ? [{ label, value }] : []))} />;
}
