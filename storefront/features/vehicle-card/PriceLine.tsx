import { formatMoney } from '@forecourt/lib/platform/text/format';
import { belowMarket } from '@forecourt/lib/vehicle/price';
import type { PriceRules } from '@forecourt/lib/vehicle/price-rules';
import { type PricedVehicle, priceStatement } from '@forecourt/lib/vehicle/price-statement';
import type { Vehicle } from '@forecourt/lib/vehicle/vehicle';
import { isInStock } from '@forecourt/lib/vehicle/visibility';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Badge } from '@/ui/Badge.tsx';
import { classes } from '@/ui/classes.ts';

type Priced = PricedVehicle & Pick<Vehicle, 'status' | 'reserved'> & Partial<Pick<Vehicle, 'autograb_data'>>;

interface PriceLineRules extends PriceRules {
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
  rules: PriceLineRules;
  large?: boolean;
  compact?: boolean;
}) {
  const { price } = priceStatement(vehicle, rules);
  const size = large ? 'text-4xl' : compact ? 'text-xl' : 'text-2xl';
  return (
    <div className="numbers">
      <p className="price-line">
        <PriceText
          vehicle={vehicle}
          rules={rules}
          className={classes(price === null && !large ? 'text-lg' : size, 'font-semibold')}
        />
        <PriceNotes vehicle={vehicle} rules={rules} />
      </p>
      <MarketIndicator vehicle={vehicle} rules={rules} className="mt-1" />
    </div>
  );
}

interface Part {
  vehicle: Priced;
  rules: PriceLineRules;
  className?: string;
}

export function PriceText({ vehicle, rules, className }: Part) {
  const t = useTranslations('price');
  const { figure, price } = priceStatement(vehicle, rules, t);
  const unit = price?.unit ?? '';
  return (
    <span className={className}>
      {figure.slice(0, figure.length - unit.length)}
      {unit && <span className="text-base font-normal">{unit}</span>}
    </span>
  );
}

/** The notes after a price; `reserved` only where nothing beside it says so, such as the tag. */
export function PriceNotes({ vehicle, rules }: Part) {
  const t = useTranslations('price');
  // A weekly price has '/week' and its terms instead of a price type (FINPAGE-06).
  const { wasText, price, subscription, others } = priceStatement(vehicle, rules, t);
  // The former price excludes government charges too, so it follows the price without them.
  const [withoutCharges] = subscription ? [] : others;
  return (
    <>
      {vehicle.reserved && isInStock(vehicle.status) && (
        <Badge tone="warning" className="self-center">
          {t('tag.reserved')}
        </Badge>
      )}
      {wasText && !withoutCharges && (
        <span className="price-note">{t.rich('was', { price: wasText, s: struck })}</span>
      )}
      {price?.basisText && <span className="price-note">{price.basisText}</span>}
      {withoutCharges && (
        <span className="price-note">
          {wasText
            ? t.rich('withoutChargesWas', { text: withoutCharges.text, price: wasText, s: struck })
            : withoutCharges.text}
        </span>
      )}
      {subscription && (
        <>
          <span className="price-note">{subscription.text}</span>
          <span className="price-note">{t('orToBuy', { price: subscription.cash.text })}</span>
        </>
      )}
    </>
  );
}

const struck = (price: ReactNode) => <s>{price}</s>;

/** The difference to the market average, if the site compares prices and the price is below. */
export function MarketIndicator({ vehicle, rules, className }: Part) {
  const t = useTranslations('price');
  const saving = rules.marketIndicatorEnabled ? belowMarket({ autograb_data: null, ...vehicle }) : null;
  if (saving === null) return null;
  return (
    <Badge tone="success" {...(className ? { className } : {})}>
      {t('belowMarket', { amount: formatMoney(saving) })}
    </Badge>
  );
}
