'use client';
import { formatDate, formatMoney } from '@forecourt/lib/platform/text/format';
import { priceSteps } from '@forecourt/lib/vehicle/price-comparison/price-history';
import { priceLine } from './line-box.ts';
import './price.css';

/** Start in milliseconds since the epoch, and price. */
export type PricePair = [number, number];

export function PriceLine({ prices, timeZone }: { prices: readonly PricePair[]; timeZone: string }) {
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
          aria-label={`Price from ${formatMoney(first.price)} to ${formatMoney(last.price)}`}
        >
          <path d={path} />
          {points.map(({ x, y }) => (
            <circle key={x} cx={x} cy={y} r="5" />
          ))}
        </svg>
        <figcaption>
          <span>
            {formatDate(first.at, timeZone)}, {formatMoney(first.price)}
          </span>
          <span>Today, {formatMoney(last.price)}</span>
        </figcaption>
      </figure>
      <details>
        <summary className="link">All prices</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">Date</th>
              <th scope="col">Price</th>
              <th scope="col">Change</th>
            </tr>
          </thead>
          <tbody>
            {steps.map(({ at, price, difference }) => (
              <tr key={at.getTime()}>
                <td>{formatDate(at, timeZone)}</td>
                <td>{formatMoney(price)}</td>
                <td>
                  {difference === null ? 'Listed' : `${difference > 0 ? '+' : ''}${formatMoney(difference)}`}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}
