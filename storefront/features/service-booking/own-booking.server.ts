import { type ServiceBooking, serviceBooking } from '@forecourt/lib/leads/service-booking/booking.server';
import {
  cancelService,
  moveService,
  type ServiceOutcome,
} from '@forecourt/lib/leads/service-booking/change.server';
import { verifyServiceToken } from '@forecourt/lib/leads/service-booking/link';
import { priceText, totalPrice } from '@forecourt/lib/leads/service-booking/work';
import { parseSlot, withOffset } from '@forecourt/lib/leads/test-drive/slots';
import { databasePool } from '@forecourt/lib/platform/database/client.server';
import { environment } from '@forecourt/lib/platform/env';
import type { Language } from '@forecourt/lib/platform/language/languages';
import { translatorOf } from '@forecourt/lib/platform/language/translator';
import { formatDateTime } from '@forecourt/lib/sites/local-time';
import type { Site } from '@forecourt/lib/sites/site';
import { loadLocations } from '@/content/locations.server.ts';
import { loadWorkshops } from '@/content/workshops.server.ts';
import { freeStaysAt } from './plan.server.ts';

/** A booking for its own page; `over`: the car has arrived, or its time has passed. */
export type OwnService =
  | { state: 'unknown' }
  | {
      state: 'booked' | 'cancelled' | 'over';
      /** `Monday 23 November 2026, 9:00 am`, in the location's time zone. */
      when: string;
      readyBy: string;
      place: string | null;
      jobs: string[];
      price: string;
      way: string;
      /** Times to which it can be moved. */
      slots: string[];
    };

const pool = () => databasePool(environment().DATABASE_URL);
const opens = (id: string, token: string): boolean =>
  verifyServiceToken(id, token, environment().RESERVATION_SECRET ?? '');

const stateOf = ({ status, arrivesAt, arrivedAt }: ServiceBooking) =>
  status === 'cancelled' ? 'cancelled' : arrivedAt || arrivesAt < new Date() ? 'over' : 'booked';

/** Returns the stays to which a booking can be moved, and its workshop; null if that is gone. */
export async function newStaysOf(site: Site, booking: ServiceBooking) {
  const workshop = (await loadWorkshops(site)).find(({ location }) => location.id === booking.locationId);
  if (!workshop) return null;
  const stays = await freeStaysAt(workshop, booking, { leadId: booking.leadId });
  const others = stays.filter(({ arrivesAt }) => arrivesAt.getTime() !== booking.arrivesAt.getTime());
  return { workshop, stays: others };
}

/** Returns the booking of an emailed link on this site. */
export async function serviceOfLink(
  site: Site,
  id: string,
  token: string,
  language: Language,
): Promise<OwnService> {
  if (!opens(id, token)) return { state: 'unknown' };
  const booking = await serviceBooking(pool(), [site.slug], id);
  if (!booking) return { state: 'unknown' };
  const { arrivesAt, leavesAt, timeZone, locationId, jobs, way } = booking;
  const t = translatorOf(language, 'service');
  const state = stateOf(booking);
  const [locations, moves] = await Promise.all([
    loadLocations(site.slug),
    state === 'booked' ? newStaysOf(site, booking) : null,
  ]);
  return {
    state,
    when: formatDateTime(arrivesAt, timeZone, language),
    readyBy: formatDateTime(leavesAt, timeZone, language),
    place: locations.find((location) => location.id === locationId)?.name ?? null,
    jobs: jobs.map(({ name }) => name),
    price: priceText(totalPrice(jobs), t),
    way: t(`ways.${way}`),
    slots: moves?.stays.map((stay) => withOffset(stay.arrivesAt, timeZone)) ?? [],
  };
}

/** Cancels the booking of an emailed link; idempotent. Returns false for an invalid token. */
export async function cancelOwnService({ slug }: Site, id: string, token: string): Promise<boolean> {
  if (!opens(id, token)) return false;
  await cancelService(pool(), [slug], id, 'shopper');
  return true;
}

/** Moves the booking of an emailed link to a free time; null for an invalid token. */
export async function moveOwnService(
  site: Site,
  id: string,
  token: string,
  time: string,
): Promise<ServiceOutcome | null> {
  if (!opens(id, token)) return null;
  const booking = await serviceBooking(pool(), [site.slug], id);
  const moves = booking && (await newStaysOf(site, booking));
  const arrivesAt = parseSlot(time);
  const stay = moves?.stays.find((each) => each.arrivesAt.getTime() === arrivesAt?.getTime());
  if (!moves || !stay) return 'taken';
  return moveService(pool(), [site.slug], id, { stay, workshop: moves.workshop, by: 'shopper' });
}
