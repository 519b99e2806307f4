import type { RiskVehicle } from '@forecourt/lib/operations/merchandising/answers';
import { formatMoney, formatWhole } from '@forecourt/lib/platform/text/format';
import { Text } from '@sanity/ui';
import styles from './Merchandising.module.css';
import { StepLine } from './StepLine.tsx';
import { comparedText, priceEffectText } from './texts.ts';

/** A vehicle with its money at risk, the suggested step and the figures behind them. */
export function VehicleRow({
  vehicle,
  siteUrl,
  mayManage,
}: {
  vehicle: RiskVehicle;
  siteUrl: string;
  mayManage: boolean;
}) {
  const figures: [title: string, figure: string][] = [
    ['Days in stock', formatWhole(vehicle.daysInStock)],
    ['Views, 30 days', formatWhole(vehicle.views)],
    ['Saves', formatWhole(vehicle.saves)],
    ['Enquiries, 30 days', formatWhole(vehicle.enquiries)],
    ['Photos', formatWhole(vehicle.photos)],
    [
      vehicle.market ? `Price against ${vehicle.market.similar} similar` : 'Price against similar',
      comparedText(vehicle.market),
    ],
  ];
  return (
    <li className={styles.vehicle}>
      <div className={styles.lead}>
        <div className={styles.name}>
          <Text as="h2" size={2} weight="semibold" className={styles.words}>
            <a href={`${siteUrl}${vehicle.path}`} target="_blank" rel="noreferrer" className={styles.link}>
              {vehicle.title}
            </a>
          </Text>
          <Text size={1} muted className={styles.words}>
            {[`Stock ${vehicle.stocknum}`, vehicle.place.name, vehicle.price].join(' · ')}
          </Text>
        </div>
        <div className={styles.risk}>
          <Text size={3} weight="semibold" className={styles.number}>
            {formatMoney(vehicle.atRisk)}
          </Text>
          <Text size={1} muted>
            at risk
          </Text>
        </div>
      </div>
      <StepLine vehicle={vehicle} mayManage={mayManage} />
      <dl className={styles.figures}>
        {figures.map(([title, figure]) => (
          <div key={title} className={styles.figure}>
            <Text as="dt" size={1} muted>
              {title}
            </Text>
            <Text as="dd" size={1} className={styles.number}>
              {figure}
            </Text>
          </div>
        ))}
      </dl>
      {vehicle.priceEffect && (
        <Text size={1} muted className={styles.words}>
          {priceEffectText(vehicle.priceEffect)}
        </Text>
      )}
    </li>
  );
}
