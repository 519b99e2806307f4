import type { Site } from '@forecourt/lib/sites/site';
import { getTranslations } from 'next-intl/server';
import type { Location } from '@/content/locations.server.ts';
import { MAP_ID } from '@/features/map/streets/pins.ts';
import { Phone } from '@/features/phone/Phone.client.tsx';
import { shownPhone } from '@/features/phone/phone.ts';
import { stockByPlace } from '@/stock/catalogue.server.ts';
import { Icon } from '@/ui/Icon.client.tsx';
import { Link } from '@/ui/Link.tsx';
import { addressLine, directionsHref, locationHref, stockHref } from './address.ts';
import { pointText } from './by-distance.ts';
import { departmentsOf } from './departments.ts';
import { distanceIn } from './distance.ts';
import { phoneOf } from './merge-locations.ts';
import { OpenNowLine } from './OpenNowLine.tsx';

export async function NearestPlace({
  places,
  kilometres,
  site,
  website,
}: {
  places: readonly [Location, ...Location[]];
  kilometres: number | null;
  site: Site;
  website: string | null;
}) {
  const [place] = places;
  const t = await getTranslations('location');
  const phone = shownPhone(site, site.settings.phoneOverride ?? phoneOf(place), {
    dealershipId: place.dealership_id,
  });
  const departments = departmentsOf(places).map((department) => t(`departments.${department}`));
  const stock = stockHref(site, places, await stockByPlace(site));
  const directions = directionsHref(place);
  return (
    <li data-at={pointText(place.address)} className="card p-card">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-xl">
          <Link href={locationHref(site, place)} className="underline-offset-4 hover:underline">
            {place.name}
          </Link>
        </h2>
        <p data-away hidden={kilometres === null} className="badge badge-soft numbers">
          {kilometres !== null && distanceIn(kilometres, (key, values) => t(`distance.${key}`, values))}
        </p>
      </div>
      <address className="text-ink-muted not-italic">
        <bdi>{addressLine(place.address)}</bdi>
      </address>
      {departments.length > 0 && <p className="mt-1 text-sm text-ink-muted">{departments.join(' · ')}</p>}
      <OpenNowLine place={place} site={site} />
      <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-1">
        {phone && (
          <Phone
            phone={phone}
            icon={16}
            className="inline-flex items-center gap-2 py-1.5 font-medium underline-offset-4 hover:underline"
          />
        )}
        {stock && (
          <Link href={stock} className="more py-1.5">
            {t('stock')}
          </Link>
        )}
        {directions && (
          <a href={directions} target="_blank" rel="noopener" className="more py-1.5">
            {t('directions')}
          </a>
        )}
        {site.settings.mapStyleUrl !== null && place.address?.lat != null && (
          <a href={`#${MAP_ID}`} data-pin={place.slug} className="more py-1.5">
            {t('showOnMap')}
          </a>
        )}
        {website && (
          <a href={website} target="_blank" rel="noopener" className="more py-1.5">
            {t('website')}
            <Icon name="external-link" size={16} />
          </a>
        )}
      </div>
    </li>
  );
}
