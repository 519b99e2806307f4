import type { CardVehicle } from '@/stock/card-vehicle.ts';
import { Icon } from '@/ui/Icon.client.tsx';
import type { CardBuild } from './card-build.ts';
import { cardFacts } from './facts.ts';

/** The details strip: with icons in `group`, a plain line elsewhere. */
export function CardFacts({ vehicle, build }: { vehicle: CardVehicle; build: CardBuild }) {
  const facts = cardFacts(vehicle);
  if (build === 'group')
    return (
      <dl className="card-facts">
        {facts.map(({ label, value, icon }) => (
          <div key={label}>
            <dt>
              <Icon name={icon} size={16} />
              <span className="sr-only">{label}</span>
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    );
  return (
    <dl className="card-line dotted">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt className="sr-only">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
