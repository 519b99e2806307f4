import type { Site } from '@forecourt/lib/sites/site';
import { useTranslations } from 'next-intl';
import type { Location } from '@/content/locations.server.ts';
import { addressLine, locationHref } from '@/features/location/address.ts';
import { phoneOf } from '@/features/location/merge-locations.ts';
import { Phone } from '@/features/phone/Phone.client.tsx';
import { shownPhone } from '@/features/phone/phone.ts';
import { Link } from '@/ui/Link.tsx';
import { Section } from '@/ui/Section.tsx';

export function Sellers({ site, brand, places }: { site: Site; brand: string; places: readonly Location[] }) {
  const t = useTranslations('directory');
  if (places.length === 0) return null;
  return (
    <Section title={t('brand.where', { brand })}>
      <ul className="grid border-t border-line md:grid-cols-2 md:gap-x-gap lg:grid-cols-3">
        {places.map((place) => {
          const phone = shownPhone(site, site.settings.phoneOverride ?? phoneOf(place), {
            dealershipId: place.dealership_id,
          });
          return (
            <li key={place.id} className="border-b border-line py-5">
              <h3 className="text-lg">
                <Link href={locationHref(site, place)} className="underline-offset-4 hover:underline">
                  {place.name}
                </Link>
              </h3>
              <address className="mt-1 text-ink-muted not-italic">{addressLine(place.address)}</address>
              {phone && (
                <Phone
                  phone={phone}
                  icon={16}
                  className="mt-2 inline-flex items-center gap-2 py-1 font-medium underline-offset-4 hover:underline"
                />
              )}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

/** Returns the locations that sell a brand: on a single-brand site all sales locations. */
export function sellersOf(
  { manufacturer }: Pick<Site, 'manufacturer'>,
  locations: readonly Location[],
  brandId: string,
): Location[] {
  const selling = locations.filter(({ location_type }) => location_type === 'sales' || !location_type);
  return manufacturer
    ? selling
    : locations.filter(({ manufacturers }) => manufacturers.some(({ id }) => id === brandId));
}
