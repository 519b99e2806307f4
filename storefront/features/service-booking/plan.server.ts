import { occupiedAt, type WantedService } from '@forecourt/lib/leads/service-booking/booking.server';
import type { Occupied } from '@forecourt/lib/leads/service-booking/capacity';
import type { ServiceChoice } from '@forecourt/lib/leads/service-booking/choice';
import { jobFor, type ServicedVehicle, type ServiceJob } from '@forecourt/lib/leads/service-booking/jobs';
import { freeStays, isWayOffered } from '@forecourt/lib/leads/service-booking/slots';
import { takesDays } from '@forecourt/lib/leads/service-booking/stay';
import {
  type BookedJob,
  durationText,
  priceText,
  totalPrice,
  workOf,
} from '@forecourt/lib/leads/service-booking/work';
import { WAYS, type Way } from '@forecourt/lib/leads/service-booking/workshop';
import type { Submission } from '@forecourt/lib/leads/submission';
import { parseSlot, withOffset } from '@forecourt/lib/leads/test-drive/slots';
import { databasePool } from '@forecourt/lib/platform/database/client.server';
import { environment } from '@forecourt/lib/platform/env';
import type { Translator } from '@forecourt/lib/platform/language/translator';
import type { Site } from '@forecourt/lib/sites/site';
import { loadServiceJobs, loadWorkshops, type SiteWorkshop } from '@/content/workshops.server.ts';
import type { ServiceTimes } from './address.ts';

/** Work for a vehicle at a workshop. */
export interface PlannedService {
  workshop: SiteWorkshop;
  jobs: BookedJob[];
  ways: Way[];
}

/** Returns the work that a workshop does. */
export const jobsAt = (jobs: readonly ServiceJob[], { location }: SiteWorkshop): ServiceJob[] =>
  jobs.filter(({ locationIds }) => locationIds.length === 0 || locationIds.includes(location.id));

/** Returns the workshops of a site that take bookings. */
export const bookableWorkshops = async (site: Site): Promise<SiteWorkshop[]> =>
  (await loadWorkshops(site)).filter(({ isBookable, hours }) => isBookable && hours !== null);

/** Returns the chosen work at a workshop; null if the workshop or some of the work is not offered. */
export async function planService(
  site: Site,
  { location, jobs: ids }: Pick<ServiceChoice, 'location' | 'jobs'>,
  vehicle: ServicedVehicle,
): Promise<PlannedService | null> {
  const [workshops, allJobs] = await Promise.all([bookableWorkshops(site), loadServiceJobs(site)]);
  const workshop = workshops.find((each) => each.location.id === location);
  if (!workshop) return null;
  const chosen = jobsAt(allJobs, workshop).filter(({ id }) => ids.includes(id));
  if (chosen.length === 0 || chosen.length !== ids.length) return null;
  const jobs = chosen.map((job) => jobFor(job, vehicle));
  const work = { ...workOf(jobs), allowsLoanCar: chosen.every(({ allowsLoanCar }) => allowsLoanCar) };
  return { workshop, jobs, ways: WAYS.filter((way) => isWayOffered(workshop, work, way)) };
}

const pool = () => databasePool(environment().DATABASE_URL);

/** Returns the stays that a workshop can take. */
export async function freeStaysAt(
  workshop: SiteWorkshop,
  { jobs, way }: { jobs: readonly BookedJob[]; way: Way },
  except: Parameters<typeof occupiedAt>[3] = null,
) {
  const now = new Date();
  const others: Occupied[] = await occupiedAt(
    pool(),
    workshop.location.id,
    { from: now, until: null },
    except,
  );
  return freeStays(workshop, { work: workOf(jobs), way, now, others });
}

/** Formats the duration of work; whole days if the car stays overnight. */
function durationAt(
  { hours }: SiteWorkshop,
  jobs: readonly BookedJob[],
  days: number,
  t: Translator<'service'>,
): string {
  const work = workOf(jobs);
  return hours && takesDays(hours, work) && days > 1
    ? t('duration.days', { days })
    : durationText(work.minutes, t);
}

/** Returns the free times for a plan, with its price; the way falls back to one that is offered. */
export async function serviceTimes(
  { workshop, jobs, ways }: PlannedService,
  wanted: Way,
  t: Translator<'service'>,
): Promise<ServiceTimes> {
  const way = ways.includes(wanted) ? wanted : ways[0];
  const stays = way ? await freeStaysAt(workshop, { jobs, way }) : [];
  const total = totalPrice(jobs);
  const { timeZone } = workshop;
  return {
    place: workshop.location.name,
    jobs: jobs.map((job) => ({ id: job.id, name: job.name, price: priceText(job, t) })),
    duration: durationAt(workshop, jobs, stays[0]?.bay.length ?? 0, t),
    price: priceText(total, t),
    hasQuote: total.hasQuote && total.price !== null,
    ways,
    slots: stays.map(({ arrivesAt }) => withOffset(arrivesAt, timeZone)),
    readyBy: stays.map(({ leavesAt }) => withOffset(leavesAt, timeZone)),
  };
}

/**
 * Returns the booking that a form requests; `taken` if its time is not free, `gone` if the workshop no longer
 * offers the work or the way.
 */
export async function requestedService(
  site: Site,
  { values, token }: Pick<Submission, 'values' | 'token'>,
  choice: ServiceChoice,
): Promise<(WantedService & { place: string }) | 'taken' | 'gone'> {
  const { make = '', model = '' } = values.details;
  const plan = await planService(site, choice, { make, model });
  if (!plan?.ways.includes(choice.way)) return 'gone';
  const { workshop, jobs } = plan;
  const arrivesAt = parseSlot(values.dateTime);
  const stays = await freeStaysAt(workshop, { jobs, way: choice.way }, { siteSlug: site.slug, token });
  const stay = stays.find((each) => each.arrivesAt.getTime() === arrivesAt?.getTime());
  if (!stay) return 'taken';
  return {
    siteSlug: site.slug,
    dealershipId: workshop.location.dealership_id,
    locationId: workshop.location.id,
    timeZone: workshop.timeZone,
    stay,
    way: choice.way,
    jobs,
    textAgreed: values.textReminder,
    workshop,
    place: workshop.location.name,
  };
}
