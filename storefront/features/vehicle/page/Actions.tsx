import { type VehicleAction, WAITING_LABEL } from '@forecourt/lib/leads/vehicle-actions';
import { historyReport, offersTradeIn } from '@forecourt/lib/vehicle/offers';
import { useTranslations } from 'next-intl';
import { buildDealPath } from '@/features/deal-link/address.ts';
import { offersDeal } from '@/features/deal-link/offers-deal.ts';
import { formAttributes } from '@/features/enquiry/attributes.ts';
import { NoPhone } from '@/features/phone/NoPhone.client.tsx';
import { Phone } from '@/features/phone/Phone.client.tsx';
import { smsHref } from '@/features/phone/phone.ts';
import { ActionLink } from '@/features/vehicle-card/ActionLink.tsx';
import { Icon } from '@/ui/Icon.client.tsx';
import { Link } from '@/ui/Link.tsx';
import { NextDrives } from './NextDrives.client.tsx';
import type { VehicleView } from './view.server.ts';

export const pageActions = ({ actions, vehicle }: VehicleView): VehicleAction[] =>
  actions.map((action) =>
    action.name === 'enquire' && vehicle.reserved ? { ...action, label: WAITING_LABEL } : action,
  );

export function Actions({ view }: { view: VehicleView }) {
  const t = useTranslations('vehicle');
  const { vehicle, site, phone } = view;
  const [first, ...others] = pageActions(view);
  const report = historyReport(site, vehicle);
  const canDrive =
    site.features.testDriveSlotsEnabled && view.actions.some(({ name }) => name === 'testDrive');
  return (
    <section aria-label={t('interested')} className="grid gap-3">
      <h2 className="text-base">{t('interested')}</h2>
      {first && (
        <ActionLink
          action={first}
          vehicle={vehicle.slug}
          className="btn btn-primary btn-lg whitespace-normal"
        />
      )}
      {others.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {others.map((action) => (
            <ActionLink
              key={action.name}
              action={action}
              vehicle={vehicle.slug}
              className="btn btn-secondary flex-auto px-3 whitespace-normal"
            />
          ))}
        </div>
      )}
      {phone ? (
        <Phone phone={phone} call icon={18} className={`btn ${first ? 'btn-ghost' : 'btn-primary btn-lg'}`} />
      ) : (
        <NoPhone dealership={vehicle.dealership_id} />
      )}
      {view.smsNumber && (
        // For phones: most computers cannot send an SMS.
        <a
          href={smsHref(
            view.smsNumber,
            t('textAbout', {
              vehicle: view.title,
              hasStock: vehicle.stocknum ? 'yes' : 'no',
              number: vehicle.stocknum,
            }),
          )}
          className="btn btn-ghost no-print md:hidden"
        >
          <Icon name="message-square" size={18} />
          {t('textUs')}
        </a>
      )}
      {view.inStock && !vehicle.reserved && offersDeal(site, vehicle) && (
        <Link href={buildDealPath(vehicle)} rel="nofollow" className="btn btn-secondary no-print">
          {t('buildDeal')}
        </Link>
      )}
      {/* Last, because the times load later and would move what is below. */}
      {canDrive && <NextDrives id={vehicle.id} slug={vehicle.slug} />}
      <div className="no-print flex flex-wrap gap-x-5 border-t border-line pt-2 max-md:*:min-h-11">
        {offersTradeIn(site, vehicle) && (
          <Link
            href={`${site.settings.sellCarPath}?car_id=${encodeURIComponent(vehicle.id)}`}
            className="quiet-action"
          >
            {t('tradeIn')}
          </Link>
        )}
        {report && (
          <a
            href={report}
            target="_blank"
            rel="noopener"
            className="quiet-action"
            data-event="historyReport"
            data-event-car={vehicle.id}
          >
            {t('historyReport')}
          </a>
        )}
        {site.settings.enquiryForms.includes('photo') && (
          <a href="#enquire" className="quiet-action" {...formAttributes('photo', vehicle.slug)}>
            {t('morePhotos')}
          </a>
        )}
      </div>
      <p className="text-sm text-ink-muted">
        {t.rich('stockNumber', {
          number: vehicle.stocknum,
          n: (number) => (
            <bdi dir="ltr" className="numbers">
              {number}
            </bdi>
          ),
        })}
      </p>
    </section>
  );
}
