import { vehiclePath } from '@forecourt/lib/vehicle/vehicle-path';
import { useTranslations } from 'next-intl';
import type { VehicleView } from '../page/view.server.ts';
import { AmountField } from './AmountField.tsx';
import { CostCalculator } from './Calculator.client.tsx';

/** Delivery cost to a postcode (VDP-29, DELIV rows). Also works as a plain form without scripts. */
export function DeliveryEstimate({ view: { site, vehicle } }: { view: VehicleView }) {
  const t = useTranslations('vehicle');
  const messages = useTranslations('vehicleCosts');
  if (!site.features.deliveryCalculatorEnabled) return null;
  return (
    <section className="far-part no-print">
      <h2 className="mb-4 text-2xl">{t('delivery.title')}</h2>
      <CostCalculator kind="delivery" className="card p-card">
        <form action="/api/delivery-estimate" method="get" noValidate>
          <input type="hidden" name="page" value={vehiclePath(vehicle)} />
          <p className="mb-4 text-ink-muted">{t('delivery.intro')}</p>
          <div className="flex items-start gap-3">
            <div className="w-44">
              <AmountField
                id="delivery-postcode"
                name="postcode"
                label={t('delivery.postcode')}
                inputMode="numeric"
                autoComplete="postal-code"
                problem={messages('delivery.empty')}
              />
            </div>
            <button type="submit" className="btn btn-secondary mt-[27px]">
              {t('delivery.submit')}
            </button>
          </div>
          {/* Reserves room for the result to avoid layout shift. */}
          <output className="mt-3 block min-h-6 font-semibold" htmlFor="delivery-postcode" />
        </form>
      </CostCalculator>
    </section>
  );
}
