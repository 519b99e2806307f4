import type { Site } from '@forecourt/lib/sites/site';
import { FINANCE_CALCULATOR_ANCHOR } from '@forecourt/lib/vehicle/anchors';
import { estimateSettings } from '@forecourt/lib/vehicle/finance/estimate-settings';
import { NO_PAYMENT } from '@forecourt/lib/vehicle/finance/payment-choice';
import { shopperEstimate } from '@forecourt/lib/vehicle/finance/shopper-estimate';
import type { Vehicle } from '@forecourt/lib/vehicle/vehicle';
import { vehiclePath } from '@forecourt/lib/vehicle/vehicle-path';
import { shownPhone } from '@/features/phone/phone.ts';
import { TextsProvider } from '@/ui/texts/TextsProvider.tsx';
import { PaymentForm } from '../payment/PaymentForm.client.tsx';
import { EstimateFigure } from './EstimateFigure.tsx';
import { InformationLink } from './InformationLink.client.tsx';
import { PersonalEstimate } from './PersonalEstimate.client.tsx';

const ESTIMATE_TEXTS = ['forms', 'financeClient'] as const;

/**
 * A vehicle's weekly cost next to its price (FIN-42, FIN-48), from its lender's figures, with the
 * comparison rate and its warning (OPEN-078); details are in a dialog (FIN-54). The page is cached for everybody, so the
 * browser replaces the figure by the shopper's own.
 */
export function Estimate({ site, vehicle, now }: { site: Site; vehicle: Vehicle; now: Date }) {
  const { settings, features } = site;
  const estimate = shopperEstimate(vehicle, settings, NO_PAYMENT, now);
  if (!estimate) return null;
  const rules = estimateSettings(settings);
  const { status, price, offer_price, year, finance_lenders } = vehicle;
  const lenders = finance_lenders.map(({ disclaimer: _, ...lender }) => ({ ...lender, disclaimer: '' }));
  return (
    <TextsProvider namespaces={ESTIMATE_TEXTS}>
      <div className="grid gap-1.5 rounded-control bg-sunken p-4">
        <PersonalEstimate
          vehicle={{ status, price, offer_price, year, finance_lenders: lenders }}
          settings={rules}
        >
          <EstimateFigure estimate={estimate} settings={rules} />
        </PersonalEstimate>
        <PaymentForm page={vehiclePath(vehicle)} termMax={settings.loanTermMax} />
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
    </TextsProvider>
  );
}
