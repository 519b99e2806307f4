import { occupiedAt } from '@forecourt/lib/leads/service-booking/booking.server';
import { peakUse } from '@forecourt/lib/leads/service-booking/capacity';
import { conflictsOf } from '@forecourt/lib/leads/service-booking/slots';
import type {
  CalendarAnswer,
  CalendarDrive,
  CalendarService,
  ListedConflict,
  WorkshopDay,
} from '@forecourt/lib/leads/service-booking/staff';
import {
  type ServiceOfShopper,
  servicesBetween,
  upcomingServices,
} from '@forecourt/lib/leads/service-booking/staff.server';
import { dateIn, openOn } from '@forecourt/lib/leads/service-booking/stay';
import { durationText, priceText, totalPrice, workOf } from '@forecourt/lib/leads/service-booking/work';
import { SLOT_MINUTES } from '@forecourt/lib/leads/test-drive/slots';
import { type DriveOfShopper, drivesBetween } from '@forecourt/lib/leads/test-drive/staff.server';
import { bodyOf, type Call } from '@forecourt/lib/operations/back-office/call.server';
import type { Queryable } from '@forecourt/lib/platform/database/client.server';
import { ENGLISH } from '@forecourt/lib/platform/language/languages';
import { translatorOf } from '@forecourt/lib/platform/language/translator';
import { formatTime } from '@forecourt/lib/platform/text/format';
import { readablePhone } from '@forecourt/lib/platform/text/phone';
import { z } from 'zod';
import { findSite } from '@/content/site.server.ts';
import { loadWorkshops, type SiteWorkshop } from '@/content/workshops.server.ts';
import { placeNames } from './place-names.server.ts';
import { listedDrive } from './test-drives.server.ts';

const calendarSchema = z.strictObject({
  date: z.iso.date(),
  sites: z.array(z.string().min(1).max(100)).max(500).default([]),
});

const HOUR_MS = 3_600_000;

/** Times that cover a date in every Australian time zone. */
const around = (date: string) => ({
  from: new Date(Date.parse(`${date}T00:00:00Z`) - 14 * HOUR_MS),
  until: new Date(Date.parse(`${date}T00:00:00Z`) + 38 * HOUR_MS),
});

/** Returns the bookings of a day, test drives and service, of the sites that are visible to the caller. */
export async function listBookings({ request, staff, office }: Call): Promise<Response> {
  const { date, sites } = await bodyOf(request, calendarSchema);
  const visibleSlugs = staff.sites.map(({ slug }) => slug);
  const siteSlugs = sites.length > 0 ? visibleSlugs.filter((slug) => sites.includes(slug)) : visibleSlugs;
  const [{ drives, more: moreDrives }, { services, more: moreServices }, workshops, names] =
    await Promise.all([
      drivesBetween(office.pool, siteSlugs, around(date)),
      servicesBetween(office.pool, siteSlugs, around(date)),
      workshopsOf(siteSlugs),
      placeNames(siteSlugs),
    ]);
  const isOnDate = (from: Date, until: Date, timeZone: string) =>
    dateIn(from, timeZone) <= date && date <= dateIn(until, timeZone);
  const bookings = [
    ...services
      .filter(({ arrivesAt, leavesAt, timeZone }) => isOnDate(arrivesAt, leavesAt, timeZone))
      .map((service) => listedService(service, names)),
    ...drives
      .filter(({ startsAt, timeZone }) => isOnDate(startsAt, startsAt, timeZone))
      .map((drive) => calendarDrive(drive, names)),
  ].toSorted((one, other) => one.startsAt.localeCompare(other.startsAt));
  const answer: CalendarAnswer = {
    bookings,
    workshops: await Promise.all(workshops.map((workshop) => workshopOn(office.pool, workshop, date))),
    conflicts: await listConflicts(office.pool, workshops, new Set(siteSlugs)),
    more: moreDrives || moreServices,
  };
  return Response.json(answer);
}

/** Returns the workshops of sites, each location once. */
async function workshopsOf(siteSlugs: readonly string[]): Promise<SiteWorkshop[]> {
  const sites = await Promise.all(siteSlugs.map((slug) => findSite(slug)));
  const workshops = await Promise.all(sites.flatMap((site) => (site ? [loadWorkshops(site)] : [])));
  return [...new Map(workshops.flat().map((workshop) => [workshop.location.id, workshop])).values()];
}

async function workshopOn(db: Queryable, workshop: SiteWorkshop, date: string): Promise<WorkshopDay> {
  const { location, hours, capacity, slotMinutes, timeZone } = workshop;
  const day = hours && openOn(hours, date);
  const stays = day ? await occupiedAt(db, location.id, day) : [];
  return {
    placeId: location.id,
    place: location.name,
    hours: day ? `${formatTime(day.from, timeZone)} - ${formatTime(day.until, timeZone)}` : null,
    capacity,
    used: peakUse(stays, slotMinutes, day),
  };
}

async function listConflicts(
  db: Queryable,
  workshops: readonly SiteWorkshop[],
  visible: ReadonlySet<string>,
): Promise<ListedConflict[]> {
  if (workshops.length === 0) return [];
  const upcoming = await upcomingServices(
    db,
    workshops.map(({ location }) => location.id),
  );
  return workshops
    .flatMap((workshop) => {
      const own = upcoming.filter(({ locationId }) => locationId === workshop.location.id);
      const conflicts = conflictsOf(workshop, own);
      return own.flatMap(({ id, siteSlug, name, arrivesAt, timeZone }): ListedConflict[] => {
        const reason = conflicts.get(id);
        return reason && visible.has(siteSlug)
          ? [{ id, name, reason, timeZone, place: workshop.location.name, startsAt: arrivesAt.toISOString() }]
          : [];
      });
    })
    .toSorted((one, other) => one.startsAt.localeCompare(other.startsAt));
}

function calendarDrive(drive: DriveOfShopper, names: ReadonlyMap<string, string>): CalendarDrive {
  const endsAt = new Date(drive.startsAt.getTime() + SLOT_MINUTES * 60_000).toISOString();
  return { kind: 'drive', ...listedDrive(drive, names), placeId: drive.locationId, endsAt };
}

function listedService(service: ServiceOfShopper, names: ReadonlyMap<string, string>): CalendarService {
  const { payload, jobs, locationId } = service;
  const t = translatorOf(ENGLISH, 'service');
  const model = [payload['Vehicle Make'], payload['Vehicle Model']].filter(Boolean).join(' ');
  return {
    kind: 'service',
    id: service.id,
    site: service.siteSlug,
    status: service.status,
    startsAt: service.arrivesAt.toISOString(),
    endsAt: service.leavesAt.toISOString(),
    timeZone: service.timeZone,
    placeId: locationId,
    place: names.get(locationId) ?? locationId,
    vehicle: [model, payload.rego].filter(Boolean).join(', ') || null,
    jobs: jobs.map(({ name }) => name),
    price: priceText(totalPrice(jobs), t),
    duration: durationText(workOf(jobs).minutes, t),
    way: service.way,
    textAgreed: service.textAgreed,
    note: service.note ?? '',
    arrivedAt: service.arrivedAt?.toISOString() ?? null,
    readyAt: service.readyAt?.toISOString() ?? null,
    name: payload.name,
    phone: readablePhone(payload.phone),
    email: payload.email,
    message: payload.message,
  };
}
