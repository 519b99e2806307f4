import type { Site } from '@forecourt/lib/sites/site';
import { useTranslations } from 'next-intl';
import type { Location } from '@/content/locations.server.ts';
import { Icon } from '@/ui/Icon.client.tsx';
import { Link } from '@/ui/Link.tsx';
import { addressLine, directionsHref, locationHref } from './address.ts';

/** @param props.mapId anchor of the map next to the list */
export function PlaceList({
  places,
  site,
  mapId,
}: {
  places: readonly Location[];
  site: Pick<Site, 'settings'>;
  mapId: string;
}) {
  const t = useTranslations('location');
  return (
    <ul className="border-t border-line">
      {places.map((place) => {
        const directions = directionsHref(place);
        return (
          <li key={place.id} className="border-b border-line py-4">
            <Link
              href={locationHref(site, place)}
              className="text-lg font-semibold underline-offset-4 hover:underline"
            >
              {place.name}
            </Link>
            <address className="text-ink-muted not-italic">
              <bdi>{addressLine(place.address)}</bdi>
            </address>
            <p className="mt-1 flex flex-wrap gap-x-6">
              {directions && (
                <a href={directions} target="_blank" rel="noopener" className="more py-1">
                  <Icon name="navigation" size={16} />
                  {t('directions')}
                </a>
              )}
              {site.settings.mapStyleUrl !== null && place.address?.lat != null && (
                <a href={`#${mapId}`} data-pin={place.slug} className="more py-1">
                  {t('showOnMap')}
                </a>
              )}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
