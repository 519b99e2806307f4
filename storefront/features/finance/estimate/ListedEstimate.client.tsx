'use client';
import type { EstimateSettings } from '@forecourt/lib/vehicle/finance/estimate-settings';
import { NO_PAYMENT } from '@forecourt/lib/vehicle/finance/payment-choice';
import { shopperEstimate } from '@forecourt/lib/vehicle/finance/shopper-estimate';
import { usePayment } from '../payment/use-payment.client.ts';
import { EstimateFigure } from './EstimateFigure.tsx';
import type { OwnEstimateProps } from './own-estimate-props.ts';

/** The specification's label needs its conditions in view (FIN-42), which a card folds. */
const LISTED_LABEL = 'estimated';

/**
 * A vehicle's weekly figure on a card, with the shopper's deposit, term and pre-approval once the page is interactive.
 * Shows nothing without a figure.
 * @param props.now seconds since the epoch, so that server and browser render the same
 */
export function ListedEstimate({
  vehicle,
  settings,
  now,
}: Pick<OwnEstimateProps, 'vehicle'> & { settings: EstimateSettings; now: number }) {
  const payment = usePayment();
  const estimate = shopperEstimate(vehicle, settings, payment ?? NO_PAYMENT, new Date(now * 1000));
  if (!estimate || estimate.weekly === null) return null;
  return (
    <div className="grid gap-1">
      <EstimateFigure
        estimate={estimate}
        settings={{ ...settings, estimateLabel: LISTED_LABEL }}
        size="small"
        folded
      />
    </div>
  );
}
