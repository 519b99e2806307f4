import { useTranslations } from 'next-intl';
import type { CardVehicle } from '@/stock/card-vehicle.ts';
import { Icon } from '@/ui/Icon.client.tsx';
import type { CardBuild } from './card-build.ts';
import { cardFacts } from './card-facts.ts';
import { factLabel, factValue } from './fact-text.ts';

/** With icons in `group`, a plain line elsewhere. */
export function CardFacts({ vehicle, build }: { vehicle: CardVehicle; build: CardBuild }) {
  const t = useTranslations('vehicleCard');
  const facts = cardFacts(vehicle).map(({ label, value, icon }) => ({
    label: factLabel(label, t),
    value: factValue(value, t),
    icon,
  }));
  if (build === 'group')
    return (
      <dl className="card-facts">
        {facts.map(({ label, value, icon }) => (
          <div key={label}>
            <dt>
              <Icon name={icon} size={16} />
              <span className="sr-only">{label}</span>
            </dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
    );
  return (
    <dl className="card-line dotted">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt className="sr-only">{label}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
