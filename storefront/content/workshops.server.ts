import type { ServiceJob } from '@forecourt/lib/leads/service-booking/jobs';
import {
  SLOT_CHOICES,
  WORKSHOP_DEFAULTS,
  WORKSHOP_LIMITS,
  type Workshop,
} from '@forecourt/lib/leads/service-booking/workshop';
import { confirmedTimes } from '@forecourt/lib/sites/confirmed-times';
import { placeTimeZone } from '@forecourt/lib/sites/place-time-zone';
import type { Site } from '@forecourt/lib/sites/site';
import { workshopsQuery } from '@forecourt/schemas/queries/workshops';
import type { WorkshopsQueryResult } from '@forecourt/schemas/sanity.types';
import { cache } from 'react';
import { cached } from '@/cache/cached.server.ts';
import { ask } from './client.server.ts';
import { type Location, loadLocations } from './locations.server.ts';

type WorkshopRow = WorkshopsQueryResult['workshops'][number];

/** A workshop at one of the site's locations. */
export interface SiteWorkshop extends Workshop {
  location: Location;
  timeZone: string;
  /** True if it takes new bookings. */
  isBookable: boolean;
}

const within = (value: number | null, least: number, most: number, usual: number): number =>
  value !== null && Number.isInteger(value) ? Math.min(most, Math.max(least, value)) : usual;

const loadRows = cache((site: string) => cached('workshops', { site }, () => ask(workshopsQuery, { site })));

/**
 * Returns a site's workshops, also those that take no new bookings.
 * @throws if the content lake does not answer
 */
export async function loadWorkshops(site: Site): Promise<SiteWorkshop[]> {
  const [{ workshops }, locations] = await Promise.all([loadRows(site.slug), loadLocations(site.slug)]);
  const now = new Date();
  const byLocation = new Map(workshops.map((row) => [row.locationId, row]));
  return locations.flatMap((location) => {
    const row = byLocation.get(location.id);
    return row ? [workshopAt(row, location, site, now)] : [];
  });
}

function workshopAt(row: WorkshopRow, location: Location, site: Site, now: Date): SiteWorkshop {
  const timeZone = placeTimeZone(location.address, site.settings.timeZone);
  const { address, contact_detail, special_hours } = location;
  const limits = WORKSHOP_LIMITS;
  return {
    location,
    timeZone,
    isBookable: row.bookable,
    capacity: {
      bays: within(row.bays, 0, limits.bays, 0),
      arrivals:
        within(row.advisors, 1, limits.advisors, 1) * within(row.arrivals_each, 1, limits.arrivalsEach, 1),
      loanCars: within(row.loan_cars, 0, limits.loanCars, 0),
    },
    slotMinutes:
      SLOT_CHOICES.find((minutes) => minutes === row.slot_minutes) ?? WORKSHOP_DEFAULTS.slotMinutes,
    leadHours: within(row.lead_hours, 0, limits.leadHours, WORKSHOP_DEFAULTS.leadHours),
    daysAhead: within(row.days_ahead, 1, limits.daysAhead, WORKSHOP_DEFAULTS.daysAhead),
    hours: confirmedTimes(
      { address, week: contact_detail.opening_hours, special: special_hours },
      timeZone,
      now,
    ),
  };
}

/** Returns the work that shoppers of a site can book, in list order. */
export async function loadServiceJobs({ slug }: Pick<Site, 'slug'>): Promise<ServiceJob[]> {
  const { jobs } = await loadRows(slug);
  return jobs.flatMap(({ minutes, ...job }) =>
    job.name && minutes && minutes > 0 ? [{ ...job, minutes, variants: job.variants ?? [] }] : [],
  );
}

/** Returns whether shoppers can book a service online. */
export async function takesServiceBookings(site: Site): Promise<boolean> {
  const [workshops, jobs] = await Promise.all([loadWorkshops(site), loadServiceJobs(site)]);
  return jobs.length > 0 && workshops.some(({ isBookable, hours }) => isBookable && hours !== null);
}
