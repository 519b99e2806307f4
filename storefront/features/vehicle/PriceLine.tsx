import type { Car } from '@forecourt/lib/vehicle/car';
import { formatMoney } from '@forecourt/lib/vehicle/format';
import { belowMarket, displayPrice } from '@forecourt/lib/vehicle/price';
import { Badge } from '@/ui/Badge.tsx';
import { classes } from '@/ui/classes.ts';

type Priced = Pick<
  Car,
  | 'price'
  | 'offer_price'
  | 'before_price'
  | 'subscription_price'
  | 'preorder'
  | 'price_type'
  | 'status'
  | 'reserved'
> &
  Partial<Pick<Car, 'autograb_data'>>;

/** What of a site decides a price's words. */
interface PriceRules {
  subscriptionEnabled: boolean;
  noPriceText: string;
  marketIndicatorEnabled: boolean;
}

/**
 * The price of a car with its type, what it was, and how far it is below the market (PRICE rows).
 * @param props.large for the vehicle page
 * @param props.compact for tight cards
 */
export function PriceLine({
  car,
  rules,
  large = false,
  compact = false,
}: {
  car: Priced;
  rules: PriceRules;
  large?: boolean;
  compact?: boolean;
}) {
  const price = displayPrice(car, rules);
  const saving = rules.marketIndicatorEnabled ? belowMarket({ autograb_data: null, ...car }) : null;
  const size = large ? 'text-4xl' : compact ? 'text-xl' : 'text-2xl';
  return (
    <div className="numbers">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className={classes(price.amount === null && !large ? 'text-lg' : size, 'font-semibold')}>
          {price.text}
          {price.suffix && <span className="text-base font-normal">{price.suffix}</span>}
        </span>
        {price.was !== null && (
          <span className="text-sm text-ink-muted">
            Was <s>{formatMoney(price.was)}</s>
          </span>
        )}
        {price.amount !== null && car.price_type && (
          <span className="text-sm text-ink-muted">{car.price_type}</span>
        )}
      </p>
      {saving !== null && (
        <Badge tone="success" className="mt-1">
          {`${formatMoney(saving)} below market average`}
        </Badge>
      )}
    </div>
  );
}
