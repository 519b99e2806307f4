import { formatMoney } from '@forecourt/lib/platform/text/format';
import { belowMarket, displayPrice, priceType } from '@forecourt/lib/vehicle/price';
import type { Vehicle } from '@forecourt/lib/vehicle/vehicle';
import { isInStock } from '@forecourt/lib/vehicle/visibility';
import { Badge } from '@/ui/Badge.tsx';
import { classes } from '@/ui/classes.ts';

type Priced = Pick<
  Vehicle,
  | 'price'
  | 'offer_price'
  | 'before_price'
  | 'subscription_price'
  | 'preorder'
  | 'price_type'
  | 'car_type'
  | 'status'
  | 'reserved'
> &
  Partial<Pick<Vehicle, 'autograb_data' | 'before_price_days'>>;

interface PriceRules {
  subscriptionEnabled: boolean;
  noPriceText: string;
  formerPriceDays: number | null;
  marketIndicatorEnabled: boolean;
}

/**
 * The price with its type, previous price and price comparison (PRICE rows, OPEN-048).
 * @param props.large for the vehicle page
 */
export function PriceLine({
  vehicle,
  rules,
  large = false,
  compact = false,
}: {
  vehicle: Priced;
  rules: PriceRules;
  large?: boolean;
  compact?: boolean;
}) {
  const { amount } = displayPrice(vehicle, rules);
  const size = large ? 'text-4xl' : compact ? 'text-xl' : 'text-2xl';
  return (
    <div className="numbers">
      <p className="price-line">
        <PriceText
          vehicle={vehicle}
          rules={rules}
          className={classes(amount === null && !large ? 'text-lg' : size, 'font-semibold')}
        />
        <PriceNotes vehicle={vehicle} rules={rules} />
      </p>
      <MarketIndicator vehicle={vehicle} rules={rules} className="mt-1" />
    </div>
  );
}

interface Part {
  vehicle: Priced;
  rules: PriceRules;
  className?: string;
}

export function PriceText({ vehicle, rules, className }: Part) {
  const { text, suffix } = displayPrice(vehicle, rules);
  return (
    <span className={className}>
      {text}
      {suffix && <span className="text-base font-normal">{suffix}</span>}
    </span>
  );
}

/** The notes after a price. 'Reserved' is repeated, because the single tag may differ. */
export function PriceNotes({ vehicle, rules }: Part) {
  const { was, amount, suffix } = displayPrice(vehicle, rules);
  // A weekly price has '/week' instead of a price type (FINPAGE-06).
  const type = amount === null || suffix ? null : priceType(vehicle);
  return (
    <>
      {vehicle.reserved && isInStock(vehicle.status) && (
        <Badge tone="warning" className="self-center">
          Reserved
        </Badge>
      )}
      {was !== null && (
        <span className="price-note">
          Was <s>{formatMoney(was)}</s>
        </span>
      )}
      {type && <span className="price-note">{type}</span>}
    </>
  );
}

/** The difference to the market average, if the site compares prices and the price is below. */
export function MarketIndicator({ vehicle, rules, className }: Part) {
  const saving = rules.marketIndicatorEnabled ? belowMarket({ autograb_data: null, ...vehicle }) : null;
  if (saving === null) return null;
  return (
    <Badge tone="success" {...(className ? { className } : {})}>
      {`${formatMoney(saving)} below market average`}
    </Badge>
  );
}
