import type { Site } from '@forecourt/lib/sites/site';
import type { Location } from '@/content/locations.server.ts';
import { Icon } from '@/ui/Icon.client.tsx';
import { Link } from '@/ui/Link.tsx';
import { addressLine, directionsHref, locationHref } from './address.ts';

export function PlaceList({ places, site }: { places: readonly Location[]; site: Pick<Site, 'settings'> }) {
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
            <address className="text-ink-muted not-italic">{addressLine(place.address)}</address>
            {directions && (
              <a href={directions} target="_blank" rel="noopener" className="more mt-1 py-1">
                <Icon name="navigation" size={16} />
                Get Directions
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}
