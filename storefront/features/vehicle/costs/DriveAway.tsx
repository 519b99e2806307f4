import type { DriveAwayStatement } from '@forecourt/lib/vehicle/drive-away/statement';
import { getTranslations } from 'next-intl/server';
import type { VehicleView } from '../page/view.server.ts';
import { AmountField } from './AmountField.tsx';
import { CostCalculator } from './Calculator.client.tsx';
import { driveAwayStatementOf } from './drive-away.server.ts';

/**
 * The drive-away price with its charges, in the state of the vehicle until the shopper enters a postcode. Also works
 * as a plain form without scripts.
 */
export async function DriveAway({ view }: { view: VehicleView }) {
  const { vehicle } = view;
  const t = await getTranslations('vehicle');
  const messages = await getTranslations('vehicleCosts');
  const statement = await driveAwayStatementOf(view);
  if (!statement) return null;
  return (
    <section id="drive-away" className="far-part">
      <h2 className="mb-4 text-2xl">{t('driveAway.title')}</h2>
      <CostCalculator kind="driveAway" className="card p-card">
        <div aria-live="polite" data-statement>
          <Statement {...statement} />
        </div>
        <form
          action="/api/drive-away"
          method="get"
          noValidate
          className="no-print mt-5 border-t border-line pt-4"
        >
          <input type="hidden" name="vehicle" value={vehicle.slug} />
          <p className="mb-4 text-ink-muted">{t('driveAway.intro')}</p>
          <div className="flex items-start gap-3">
            <div className="w-44">
              <AmountField
                id="drive-away-postcode"
                name="postcode"
                label={t('driveAway.yourPostcode')}
                inputMode="numeric"
                autoComplete="postal-code"
                problem={messages('driveAway.postcode')}
              />
            </div>
            <button type="submit" className="btn btn-secondary mt-[27px]">
              {t('driveAway.update')}
            </button>
          </div>
          <output className="mt-3 block text-danger" htmlFor="drive-away-postcode" />
        </form>
      </CostCalculator>
    </section>
  );
}

/** The browser's script updates these elements by their attributes (`drive-away.client.ts`). */
function Statement({ heading, total, rows, note }: DriveAwayStatement) {
  return (
    <>
      <p className="flex flex-wrap items-baseline justify-between gap-x-6">
        <span data-heading>{heading}</span>
        <strong data-total className="numbers text-2xl">
          {total}
        </strong>
      </p>
      <dl data-rows className="fact-rows mt-3 max-w-none">
        {rows.map((row) => (
          <div key={row.label}>
            <dt>{row.label}</dt>
            <dd className="whitespace-nowrap">{row.value}</dd>
          </div>
        ))}
      </dl>
      <p data-note className="mt-3 max-w-[46em] text-sm text-ink-muted">
        {note}
      </p>
    </>
  );
}
