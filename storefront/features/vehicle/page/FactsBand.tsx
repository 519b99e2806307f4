import { regoExpiryText } from '@forecourt/lib/vehicle/rego';
import { useTranslations } from 'next-intl';
import { Icon } from '@/ui/Icon.client.tsx';
import type { IconName } from '@/ui/icons/names.ts';
import type { VehicleView } from './view.server.ts';
import { warrantyFor } from './warranty.ts';

export function FactsBand({ view }: { view: VehicleView }) {
  const t = useTranslations('vehicle');
  const { site, vehicle, now, condition, language } = view;
  const stars = vehicle.variant?.ancaprating ?? 0;
  const facts: [IconName, string, string | null][] = [
    ['shield-check', t('band.warranty'), condition?.warranty?.text ?? warrantyFor(site, vehicle)],
    [
      'badge-check',
      t('band.inspection'),
      vehicle.certified ? t('band.certified') : condition ? t('band.inspected') : null,
    ],
    [
      'calendar-check',
      t('band.registration'),
      regoExpiryText(vehicle.rego_expiry, site.settings, now, { t, ...(language && { language }) }),
    ],
    ['star', t('band.ancap'), stars > 0 ? t('stars', { stars: String(stars) }) : null],
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
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
