import type { Car } from '@forecourt/lib/vehicle/car';
import { formatMoney } from '@forecourt/lib/vehicle/format';
import { belowMarket, displayPrice, priceType } from '@forecourt/lib/vehicle/price';
import { isInStock } from '@forecourt/lib/vehicle/visibility';
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
  | 'car_type'
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
 * The price of a car with its type, what it was, and how far it is below the market (PRICE rows, OPEN-048).
 * @param props.large for the vehicle page
 * @param props.compact for tight places
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
  const { amount } = displayPrice(car, rules);
  const size = large ? 'text-4xl' : compact ? 'text-xl' : 'text-2xl';
  return (
    <div className="numbers">
      <p className="price-line">
        <PriceText
          car={car}
          rules={rules}
          className={classes(amount === null && !large ? 'text-lg' : size, 'font-semibold')}
        />
        <PriceNotes car={car} rules={rules} />
      </p>
      <MarketIndicator car={car} rules={rules} className="mt-1" />
    </div>
  );
}

interface Part {
  car: Priced;
  rules: PriceRules;
  className?: string;
}

/** The price alone. */
export function PriceText({ car, rules, className }: Part) {
  const { text, suffix } = displayPrice(car, rules);
  return (
    <span className={className}>
      {text}
      {suffix && <span className="text-base font-normal">{suffix}</span>}
    </span>
  );
}

/**
 * What stands after a price: that somebody has reserved the car, which its tag may not say (readings 41), what the
 * price was and what it includes.
 */
export function PriceNotes({ car, rules }: Part) {
  const { was, amount } = displayPrice(car, rules);
  const type = amount === null ? null : priceType(car);
  return (
    <>
      {car.reserved && isInStock(car.status) && (
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

/** How far a price is below the market, where a site compares them and there is something to say. */
export function MarketIndicator({ car, rules, className }: Part) {
  const saving = rules.marketIndicatorEnabled ? belowMarket({ autograb_data: null, ...car }) : null;
  if (saving === null) return null;
  return (
    <Badge tone="success" {...(className ? { className } : {})}>
      {`${formatMoney(saving)} below market average`}
    </Badge>
  );
}
