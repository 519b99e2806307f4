import { ENQUIRE_ANCHOR } from '@forecourt/lib/vehicle/actions';
import { MAP_ANCHOR } from '@forecourt/lib/vehicle/anchors';
import { addressLine, directionsHref, locationHref, telHref } from '@/features/location/address.ts';
import { OpeningHours } from '@/features/location/Hours.tsx';
import { ActionLink } from '@/features/vehicle-card/ActionLink.tsx';
import { Icon } from '@/ui/Icon.tsx';
import { LinkButton } from '@/ui/LinkButton.tsx';
import { pageActions } from './Actions.tsx';
import type { VehicleView } from './view.server.ts';

/** Who sells the vehicle and where it stands: the call-the-dealer block and the place (VDP-27, VDP-39, OPEN-057). */
export function Dealer({ view }: { view: VehicleView }) {
  const { site, vehicle, location, phone } = view;
  const enquire = pageActions(view).find(({ name }) => name === 'enquire');
  const directions = location && directionsHref(location);
  const address = location && addressLine(location.address);
  return (
    <section id={MAP_ANCHOR} aria-label="Where this vehicle is" className="card p-card">
      <div id={ENQUIRE_ANCHOR} className="grid gap-6 md:grid-cols-2">
        <div>
          <h2 className="text-xl">{location?.name ?? vehicle.dealership_name}</h2>
          {address && <address className="mt-2 text-ink-muted not-italic">{address}</address>}
          {location?.dealer_license_number && (
            <p className="mt-1 text-sm text-ink-muted">Dealer licence {location.dealer_license_number}</p>
          )}
          <div className="mt-5 flex flex-wrap gap-2">
            {enquire && <ActionLink action={enquire} vehicle={vehicle.slug} className="btn btn-primary" />}
            {phone ? (
              <a href={telHref(phone)} className={`btn ${enquire ? 'btn-secondary' : 'btn-primary'}`}>
                <Icon name="phone" size={18} />
                <span className="numbers">Call {phone}</span>
              </a>
            ) : (
              <p className="text-ink-muted">Phone not available</p>
            )}
            {directions && (
              <a href={directions} target="_blank" rel="noopener" className="btn btn-secondary">
                <Icon name="navigation" size={18} />
                Get Directions
              </a>
            )}
            {location && (
              <LinkButton href={locationHref(site, location)} variant="ghost">
                About this location
              </LinkButton>
            )}
          </div>
        </div>
        {location && (
          <OpeningHours
            week={location.contact_detail.opening_hours}
            site={site}
            enquiryBeside={enquire !== undefined}
          />
        )}
      </div>
    </section>
  );
}
