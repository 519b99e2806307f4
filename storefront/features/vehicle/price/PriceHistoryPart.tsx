import { drawHistory, type PriceHistory, type PriceStep } from '@forecourt/lib/market/price-history';
import { formatDate, formatMoney } from '@forecourt/lib/vehicle/format';

const BOX = { width: 600, height: 90 };
/** Room around the line for its dots. */
const EDGE = 8;

/** The prices a vehicle has had: in words, as a line in steps, and as a table for those who want the figures. */
export function PriceHistoryPart({
  history: { steps, latest, listed },
  timeZone,
  now,
}: {
  history: PriceHistory;
  timeZone: string;
  now: Date;
}) {
  return (
    <div className="price-history">
      <p>
        {latest && <strong>{latest}</strong>} {listed}
      </p>
      {steps.length > 1 && <Line steps={steps} timeZone={timeZone} now={now} />}
      {steps.length > 1 && <Table steps={steps} timeZone={timeZone} />}
    </div>
  );
}

type Steps = { steps: readonly PriceStep[]; timeZone: string };

function Line({ steps, timeZone, now }: Steps & { now: Date }) {
  const { path, points } = drawHistory(steps, { now, ...BOX });
  const [first, last] = [steps[0], steps.at(-1)];
  if (!first || !last) return null;
  return (
    <figure className="numbers">
      <svg
        viewBox={`${-EDGE} ${-EDGE} ${BOX.width + 2 * EDGE} ${BOX.height + 2 * EDGE}`}
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
  );
}

function Table({ steps, timeZone }: Steps) {
  return (
    <details>
      <summary className="link">All prices</summary>
      <table className="numbers">
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
  );
}
