import type { EstimateSettings } from '@forecourt/lib/vehicle/finance/estimate-settings';
import type { ShopperPayment } from '@forecourt/lib/vehicle/finance/payment-choice';
import type { Vehicle } from '@forecourt/lib/vehicle/vehicle';

/** What the browser needs to calculate a shopper's own weekly figure. */
export interface OwnEstimateProps {
  vehicle: Pick<Vehicle, 'status' | 'price' | 'offer_price' | 'year' | 'finance_lenders'>;
  settings: EstimateSettings;
  payment: ShopperPayment;
}
