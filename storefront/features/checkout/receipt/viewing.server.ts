import { bookingCalendar } from '@forecourt/lib/leads/booking-calendar';
import { type TestDrive, testDriveOfToken } from '@forecourt/lib/leads/test-drive/booking.server';
import { driveCalendar } from '@forecourt/lib/leads/test-drive/calendar';
import { drivePath, driveToken } from '@forecourt/lib/leads/test-drive/link';
import { withOffset } from '@forecourt/lib/leads/test-drive/slots';
import { ownerOfPhone } from '@forecourt/lib/leads/thread/owner-of-phone.server';
import type { Reservation } from '@forecourt/lib/payments/reservation/read.server';
import { reservedNoun } from '@forecourt/lib/payments/reservation/reserved-vehicle';
import { databasePool } from '@forecourt/lib/platform/database/client.server';
import { environment } from '@forecourt/lib/platform/env';
import { readablePhone } from '@forecourt/lib/platform/text/phone';
import { formatDateTime } from '@forecourt/lib/sites/local-time';
import type { Site } from '@forecourt/lib/sites/site';
import { getTranslations } from 'next-intl/server';
import { loadLocations } from '@/content/locations.server.ts';
import { leadSource } from '@/features/enquiry/source.server.ts';
import { type LeadOutcome, submitLead } from '@/features/enquiry/submit-lead.server.ts';
import { addressLine } from '@/features/location/address.ts';
import { placeOf } from '@/features/location/find-locations.ts';
import { nextTimes } from '@/features/test-drive/days.ts';
import { driveTimes } from '@/features/test-drive/slots.server.ts';
import { reservationPath } from '@/site/checkout-address.ts';
import { pageLanguage } from '@/site/page-language.server.ts';
import { collectionItem } from '../collection-item.ts';

/** What the receipt of a paid reservation offers before the vehicle is collected. */
export interface Viewing {
  /** The booked viewing; null without one. */
  booked: { when: string; href: string } | null;
  /** The next free times, as form values; empty once one is booked. */
  times: string[];
  /** True if the time that the shopper selected could not be booked. */
  isRefused: boolean;
  /** The person who answers the shopper; null if nobody is chosen yet. */
  person: string | null;
}

/** Parameter of the receipt after a time could not be booked. */
export const VIEWING_REFUSED = 'viewing_refused';

const pool = () => databasePool(environment().DATABASE_URL);

/** A viewing belongs to its reservation, whose id is the token of its lead. */
const viewingOf = (site: Site, { id }: Pick<Reservation, 'id'>): Promise<TestDrive | null> =>
  testDriveOfToken(pool(), site.slug, id);

const isUpcoming = (drive: TestDrive | null): drive is TestDrive =>
  drive?.status === 'booked' && drive.startsAt.getTime() > Date.now();

/**
 * Returns the viewing of a reservation, else the times in which one can be booked with one press, and who will call.
 * @param isRefused whether the last request for a time failed
 * @throws the database's error
 */
export async function readViewing(
  site: Site,
  reservation: Reservation,
  isRefused: boolean,
): Promise<Viewing> {
  const [drive, person] = await Promise.all([
    viewingOf(site, reservation),
    ownerOfPhone(pool(), { siteSlug: site.slug, phone: reservation.mobile, carId: reservation.carId }),
  ]);
  if (isUpcoming(drive)) {
    const { RESERVATION_SECRET: secret = '' } = environment();
    const href = drivePath(drive.id, driveToken(drive.id, secret));
    return {
      booked: { when: formatDateTime(drive.startsAt, drive.timeZone, await pageLanguage()), href },
      times: [],
      isRefused: false,
      person,
    };
  }
  const { carId, dealershipId, locationId, heldUntil } = reservation;
  const times = await driveTimes(site, { vehicle: { id: carId }, dealershipId, locationId });
  const inHold = times?.slots.filter((slot) => slot < heldUntil) ?? [];
  return {
    booked: null,
    times: times ? nextTimes(inHold.map((slot) => withOffset(slot, times.timeZone))) : [],
    isRefused,
    person,
  };
}

/**
 * Books a viewing for a paid reservation: a test drive of the shopper who made it. A second press with another time
 * moves it.
 * @param dateTime one of the times of `readViewing`
 */
export function bookViewing(
  site: Site,
  request: Request,
  { id, reference, car, name, mobile, email }: Reservation,
  dateTime: string,
): Promise<LeadOutcome> {
  const noun = reservedNoun(car);
  return submitLead(
    site,
    {
      token: id,
      kind: 'testDrive',
      car: car.slug,
      values: {
        name,
        phone: readablePhone(mobile),
        email,
        message: `Viewing of the ${noun} reserved with ${reference}.`,
        dateTime,
        terms: true,
      },
      url: new URL(reservationPath(reference), request.url).pathname,
    },
    { ...leadSource(request, site), hasReserved: true },
  );
}

/** Returns the calendar file of a reservation: the booked viewing, else the end of the hold. */
export async function reservationCalendar(
  site: Site,
  request: Request,
  reservation: Reservation,
): Promise<string> {
  const { id, reference, car, heldUntil, locationId, dealershipId } = reservation;
  const [drive, locations, t, checkout] = await Promise.all([
    viewingOf(site, reservation),
    loadLocations(site.slug),
    getTranslations('receipt'),
    getTranslations('checkout'),
  ]);
  const location = placeOf({ location_id: locationId, dealership_id: dealershipId }, locations);
  const host = request.headers.get('host') ?? '';
  const { collectionList } = site.settings;
  const entry = {
    isCancelled: false,
    place: [location?.name, location && addressLine(location.address)].filter(Boolean).join(', '),
    description: [
      t('calendar.reservation', { reference }),
      collectionList.length > 0 &&
        t('calendar.bring', {
          items: collectionList.map((item) => collectionItem(item, checkout)).join(', '),
        }),
    ]
      .filter(Boolean)
      .join(' '),
    href: new URL(reservationPath(reference), `https://${host}`).href,
    host: host.replace(/:\d+$/, ''),
    organiser: location?.name ?? site.name,
  };
  if (isUpcoming(drive))
    return driveCalendar({
      ...entry,
      id: drive.id,
      sequence: drive.sequence,
      startsAt: drive.startsAt,
      title: t('calendar.viewing', { vehicle: car.title }),
    });
  return bookingCalendar({
    ...entry,
    uid: `reservation-${id}`,
    product: 'Reservations',
    sequence: 0,
    startsAt: new Date(heldUntil.getTime() - 1_800_000),
    endsAt: heldUntil,
    title: t('calendar.ends', { vehicle: car.title }),
  });
}
