import { cityElsewhere, consignedPlace } from '@forecourt/lib/vehicle/vehicle-place';
import { directionsHref, directionsTo } from '@/features/location/address.ts';
import { LocatedAtBar } from './LocatedAt.client.tsx';
import type { VehicleView } from './view.server.ts';

/** Announces a vehicle in another city than the site's primary location (ANN-01 to ANN-05). */
export function LocatedAt({ view: { site, vehicle, location } }: { view: VehicleView }) {
  const main = site.locations.find(({ primary }) => primary) ?? site.locations[0];
  const city = site.features.announcementLocatedAtEnabled ? cityElsewhere(vehicle, main?.city ?? null) : null;
  if (!city) return null;
  const isThere = !consignedPlace(vehicle) && location?.address?.city?.toLowerCase() === city.toLowerCase();
  return (
    <LocatedAtBar
      city={city}
      directions={
        (isThere && directionsHref(location)) ||
        directionsTo([consignedPlace(vehicle) ?? city, vehicle.state].filter(Boolean).join(' '))
      }
      storageKey={`${site.slug}.LocatedAtClosed.${vehicle.id}`}
    />
  );
}
