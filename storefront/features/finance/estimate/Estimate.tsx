import type { Site } from '@forecourt/lib/sites/site';
import { FINANCE_CALCULATOR_ANCHOR } from '@forecourt/lib/vehicle/anchors';
import { financeEstimate } from '@forecourt/lib/vehicle/finance/estimate';
import { ENQUIRE_TEXT } from '@forecourt/lib/vehicle/finance/loan';
import { ESTIMATE_LABEL, formatPayment } from '@forecourt/lib/vehicle/finance/texts';
import type { Vehicle } from '@forecourt/lib/vehicle/vehicle';
import { shownPhone } from '@/features/phone/phone.ts';
import { Badge } from '@/ui/Badge.tsx';
import { FIGURE_SIZES } from '../figure-size.ts';
import { Repayment } from '../Repayment.tsx';
import { InformationLink } from './InformationLink.client.tsx';

/**
 * A vehicle's weekly cost next to its price (FIN-42, FIN-48), from its lender's figures, with the
 * comparison rate and its warning (OPEN-078); details are in a dialog (FIN-54).
 */
export function Estimate({ site, vehicle, now }: { site: Site; vehicle: Vehicle; now: Date }) {
  const { settings, features } = site;
  const estimate = financeEstimate(vehicle, settings, now.getFullYear());
  if (!estimate) return null;
  return (
    <div className="grid gap-1.5 rounded-control bg-sunken p-4">
      <Repayment
        amount={
          <p className="numbers flex flex-wrap items-center gap-x-2 gap-y-1">
            {estimate.weekly === null ? (
              <strong>{ENQUIRE_TEXT}</strong>
            ) : (
              <span data-credit="repayment" className={FIGURE_SIZES.medium}>
                from {formatPayment(estimate.weekly)} per week
              </span>
            )}
            <Badge tone="soft">{ESTIMATE_LABEL}</Badge>
          </p>
        }
        size="medium"
        rate={estimate.rate}
        comparisonRate={estimate.comparisonRate}
        note={
          estimate.creditLicence && `${[estimate.lender, estimate.creditLicence].filter(Boolean).join(', ')}.`
        }
      />
      <InformationLink
        // Without script, the link leads to the calculator or the finance page.
        href={features.financeCalculatorEnabled ? `#${FINANCE_CALCULATOR_ANCHOR}` : settings.financePath}
        vehicle={vehicle.id}
        estimate={estimate}
        disclaimer={settings.financeDisclaimer}
        brokerPhone={shownPhone(site, settings.financeBrokerPhone || null, {
          carId: vehicle.id,
          dealershipId: vehicle.dealership_id,
        })}
      />
    </div>
  );
}
