import type { Translator } from '@forecourt/lib/platform/language/translator';
import { odometerText } from '@forecourt/lib/platform/text/format';
import { useTranslations } from 'next-intl';
import type { CardVehicle } from '@/stock/card-vehicle.ts';
import { Icon } from '@/ui/Icon.client.tsx';
import type { IconName } from '@/ui/icons/names.ts';
import type { CardBuild } from './card-build.ts';
import { factLabel, factValue } from './fact-text.ts';

/** With icons in `group`, a plain line elsewhere. */
export function CardFacts({ vehicle, build }: { vehicle: CardVehicle; build: CardBuild }) {
  const facts = cardFacts(vehicle, useTranslations('vehicleCard'));
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

interface CardFact {
  label: string;
  value: string;
  icon: IconName;
}

/** Returns the known details, those specific to the kind of vehicle first (CARD-07 to CARD-10). */
function cardFacts(vehicle: CardVehicle, t: Translator<'vehicleCard'>): CardFact[] {
  const facts: [string, string | null, IconName][] = [
    ['Condition', vehicle.car_type, 'badge-check'],
    ['Transmission', vehicle.simple_transmission, 'cog'],
    ['Odometer', odometerText(vehicle.km), 'gauge'],
    ['Fuel Type', vehicle.simple_fuel, 'fuel'],
  ];
  return [
    ...(vehicle.card_facts ?? []),
    ...facts.flatMap(([label, value, icon]) => (value ? [{ label, value, icon }] : [])),
  ].map(({ label, value, icon }) => ({ label: factLabel(label, t), value: factValue(value, t), icon }));
}
