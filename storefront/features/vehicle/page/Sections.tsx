import { formatDate } from '@forecourt/lib/platform/text/format';
import { detailsTitle } from '@forecourt/lib/vehicle/item-type';
import { keyInformation } from '@forecourt/lib/vehicle/key-information';
import { regoExpiryText } from '@forecourt/lib/vehicle/rego';
import { SPECIFICATIONS_SHOWN, specifications } from '@forecourt/lib/vehicle/specifications';
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

const NO_COMMENTS = 'Dealer comments are pending. Please check back here later.'; // VDP-26
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
  const { vehicle, site, now } = view;
  const rules = { timeZone: site.settings.timeZone, regoExpiredText: site.settings.regoExpiredText };
  const facts = keyInformation(vehicle, rules, now);
  const technical = specifications(vehicle);
  const comments = vehicle.dealercomments?.trim();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
      <div id="overview" className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <FactsBand view={view} />
        {facts.length > 0 && (
          <Part title="Key information">
            <KeyInformation facts={facts} />
          </Part>
        )}
      </div>
      <CaravanSections view={view} />
      <Condition view={view} />
      <UsedCar view={view} />
      {(comments || site.settings.emptyComments === 'message') && (
        <Part title="Dealer comments">
          {comments ? (
            <CutText text={comments} most={COMMENTS_SHOWN} />
          ) : (
            <p className="text-ink-muted">{NO_COMMENTS}</p>
          )}
        </Part>
      )}
      {vehicle.standardEquipment.length > 0 && (
        <Part title="Features" id="features">
          <Features features={[...new Set(vehicle.standardEquipment)]} />
        </Part>
      )}
      <DriveAway view={view} />
      <PriceSection view={view} />
      {technical.length > 0 && (
        <Part title="Specifications" isFar>
          {technical.length > SPECIFICATIONS_SHOWN ? (
            <ShowMore
              more="Show specifications"
              less="Hide specifications"
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
      <Part title={detailsTitle(vehicle)} isFar>
        <Paperwork view={view} />
      </Part>
      {view.law && (
        <Part title="Your rights" isFar>
          <LawFacts law={view.law} timeZone={site.settings.timeZone} />
        </Part>
      )}
    </div>
  );
}

/** Numbers and dates of the vehicle itself (VDP-41, OPEN-053). */
function Paperwork({ view: { vehicle, site, now } }: { view: VehicleView }) {
  const { timeZone, regoExpiredText } = site.settings;
  const rows: [string, string | null][] = [
    ['Stock number', vehicle.stocknum],
    ['VIN', vehicle.vin],
    ['Rego plate', vehicle.regplate],
    ['Rego expiry', regoExpiryText(vehicle.rego_expiry, { timeZone, regoExpiredText }, now)],
    ['Build date', vehicle.build_date && formatDate(vehicle.build_date, timeZone)],
    ['Compliance date', vehicle.compliance_date && formatDate(vehicle.compliance_date, timeZone)],
  ];
  return <FactRows facts={rows.flatMap(([label, value]) => (value ? [{ label, value }] : []))} />;
}
