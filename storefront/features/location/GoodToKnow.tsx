import { useTranslations } from 'next-intl';
import type { Location } from '@/content/locations.server.ts';

/** New-car brands and licences of a location (LOC-14, LOC-28, LOC-29); renders nothing without any. */
export function GoodToKnow({ places }: { places: readonly Location[] }) {
  const t = useTranslations('location');
  const dealer = places.find(({ dealer_license_number }) => dealer_license_number)?.dealer_license_number;
  const repairer = places.find(
    ({ motor_vehicle_repairer }) => motor_vehicle_repairer,
  )?.motor_vehicle_repairer;
  const brands = [...new Set(places.flatMap(({ manufacturers }) => manufacturers.map(({ name }) => name)))];
  const rows = [
    [t('goodToKnow.brands'), brands.join(', ')],
    [t('goodToKnow.licence'), dealer],
    [t('goodToKnow.repairer'), repairer],
  ].filter(([, value]) => value);
  if (rows.length === 0) return null;
  return (
    <dl className="mt-8 border-t border-line">
      {rows.map(([name, value]) => (
        <div key={name} className="border-b border-line py-3">
          <dt className="text-sm text-ink-muted">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
