import { formatTime } from '@forecourt/lib/platform/text/format';
import { placeTimeZone } from '@forecourt/lib/sites/place-time-zone';
import { itemWord } from '@forecourt/lib/vehicle/item-type';
import { Icon } from '@/ui/Icon.client.tsx';
import type { VehicleView } from '../page/view.server.ts';
import { WAITING_LIST_LABEL, waitingListPath } from './address.ts';
import { OwnReservation } from './OwnReservation.client.tsx';

export function ReservedNotice({
  view: { vehicle, heldUntil, site, location, inStock },
}: {
  view: VehicleView;
}) {
  if (!vehicle.reserved || !inStock) return null;
  const noun = itemWord(vehicle);
  const until = heldUntil && formatTime(heldUntil, placeTimeZone(location?.address, site.settings.timeZone));
  return (
    <section aria-label="Reservation" className="flex gap-3 rounded-control bg-warning-soft p-4">
      <Icon name="clock" className="mt-0.5 text-warning" />
      <div className="grid gap-1">
        <OwnReservation siteSlug={site.slug} vehicle={vehicle.id} noun={noun} heldUntil={until}>
          <p className="font-semibold">
            {until ? `On hold until ${until}` : `This ${noun} has been reserved`}
          </p>
          <p className="text-sm">
            {until
              ? `Another shopper is reserving this ${noun} right now. If they don't pay by then, it will be available again.`
              : 'Reservations can fall through.'}
          </p>
          <a href={waitingListPath(vehicle)} className="more no-print justify-self-start" rel="nofollow">
            {WAITING_LIST_LABEL}
          </a>
        </OwnReservation>
      </div>
    </section>
  );
}
