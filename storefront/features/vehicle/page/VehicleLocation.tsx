import { MAP_ANCHOR } from '@forecourt/lib/vehicle/anchors';
import { consignedPlace, vehiclePlace } from '@forecourt/lib/vehicle/vehicle-place';
import { useTranslations } from 'next-intl';
import { placeOnMap, stockHref } from '@/features/location/address.ts';
import { LocationCard } from '@/features/location/LocationCard.tsx';
import { MapBlock } from '@/features/location/MapBlock.client.tsx';
import { OpeningHours } from '@/features/location/OpeningHours.tsx';
import { PlaceAddress } from '@/features/location/PlaceAddress.tsx';
import type { VehicleView } from './view.server.ts';

/** The vehicle's location (ROUTE-08, VDP-39): a card, or a map if the site chose that. */
export function VehicleLocation({ view: { site, vehicle, location } }: { view: VehicleView }) {
  const t = useTranslations('vehicle');
  const placeOfConsignment = consignedPlace(vehicle);
  const onMap = location && site.settings.vdpLocationBlock === 'map' && placeOnMap(location);
  const card = location && (
    <LocationCard places={[location]} site={site} stock={stockHref(site, [location], null)} shape="plain" />
  );
  return (
    <section id={MAP_ANCHOR} aria-label={t('sections.vehicleLocation')} className="far-part">
      <h2 className="mb-4 text-2xl">{t('sections.location')}</h2>
      {placeOfConsignment && (
        <p className="mb-4 max-w-[42em]">
          {t('withOwner', {
            place: placeOfConsignment,
            dealer: location?.name ?? vehicle.dealership_name,
          })}
        </p>
      )}
      {onMap ? (
        <MapBlock place={onMap}>
          <PlaceAddress place={onMap} />
        </MapBlock>
      ) : (
        // Wrapped to keep its natural height: the card fills its container.
        <div className="max-w-180">{card}</div>
      )}
      {onMap && (
        <OpeningHours
          place={location}
          site={site}
          enquiryBeside
          className="mt-6 max-w-100 border-t border-line pt-4"
        />
      )}
      {!location && !placeOfConsignment && (
        <p>{[vehicle.dealership_name, vehiclePlace(vehicle)].filter(Boolean).join(', ')}</p>
      )}
    </section>
  );
}
