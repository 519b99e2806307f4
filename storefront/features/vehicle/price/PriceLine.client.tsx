'use client';
import { formatDate, formatMoney } from '@forecourt/lib/platform/text/format';
import { priceSteps } from '@forecourt/lib/vehicle/price-comparison/price-history';
import { priceLine } from './line-box.ts';
import './price.css';
import { useTranslations } from 'next-intl';
import { useLanguage } from '@/ui/use-language.ts';

/** Start in milliseconds since the epoch, and price. */
export type PricePair = [number, number];

export function PriceLine({ prices, timeZone }: { prices: readonly PricePair[]; timeZone: string }) {
  const t = useTranslations('priceComparison');
  const language = useLanguage();
  const steps = priceSteps(
    prices.map(([at, price]) => ({ at: new Date(at), price })),
    timeZone,
  );
  const { path, points, viewBox } = priceLine(steps, new Date());
  const [first, last] = [steps[0], steps.at(-1)];
  if (!first || !last) return null;
  return (
    <div className="price-history numbers">
      <figure>
        <svg
          viewBox={viewBox}
          role="img"
          aria-label={t('fromTo', { first: formatMoney(first.price), last: formatMoney(last.price) })}
        >
          <path d={path} />
          {points.map(({ x, y }) => (
            <circle key={x} cx={x} cy={y} r="5" />
          ))}
        </svg>
        <figcaption>
          <span>
            {formatDate(first.at, timeZone, language)}, {formatMoney(first.price)}
          </span>
          <span>{t('today', { price: formatMoney(last.price) })}</span>
        </figcaption>
      </figure>
      <details>
        <summary className="link">{t('allPrices')}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('date')}</th>
              <th scope="col">{t('price')}</th>
              <th scope="col">{t('change')}</th>
            </tr>
          </thead>
          <tbody>
            {steps.map(({ at, price, difference }) => (
              <tr key={at.getTime()}>
                <td>{formatDate(at, timeZone, language)}</td>
                <td>{formatMoney(price)}</td>
                <td>
                  {difference === null
                    ? t('listed')
                    : `${difference > 0 ? '+' : ''}${formatMoney(difference)}`}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}
