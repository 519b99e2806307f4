import { regoExpiryText } from '@forecourt/lib/vehicle/rego';
import { Icon } from '@/ui/Icon.client.tsx';
import type { IconName } from '@/ui/icons/names.ts';
import type { VehicleView } from './view.server.ts';
import { warrantyFor } from './warranty.ts';

export function FactsBand({ view: { site, vehicle, now, condition } }: { view: VehicleView }) {
  const stars = vehicle.variant?.ancaprating ?? 0;
  const facts: [IconName, string, string | null][] = [
    ['shield-check', 'Warranty', condition?.warranty?.text ?? warrantyFor(site, vehicle)],
    ['badge-check', 'Inspection', vehicle.certified ? 'Certified' : condition ? 'Inspected' : null],
    ['calendar-check', 'Registration', regoExpiryText(vehicle.rego_expiry, site.settings, now)],
    ['star', 'ANCAP safety', stars > 0 ? `${stars} stars` : null],
  ];
  const factsWithValue = facts.filter(([, , value]) => value);
  if (factsWithValue.length === 0) return null;
  return (
    <dl className="facts-band">
      {factsWithValue.map(([icon, label, value]) => (
        <div key={label}>
          <dt>
            <Icon name={icon} size={22} />
            {label}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
