import type { TestDrive } from '@forecourt/lib/leads/test-drive/booking.server';
import { cancelDrive, type DriveOutcome, moveDrive } from '@forecourt/lib/leads/test-drive/change.server';
import { parseSlot, withOffset } from '@forecourt/lib/leads/test-drive/slots';
import {
  DRIVE_SPANS,
  type DriveSlotsAnswer,
  type DriveStepAnswer,
  type DrivesAnswer,
} from '@forecourt/lib/leads/test-drive/staff';
import { type DriveOfShopper, driveOfSites, listDrives } from '@forecourt/lib/leads/test-drive/staff.server';
import { bodyOf, type Call } from '@forecourt/lib/operations/back-office/call.server';
import { expectStaffRate } from '@forecourt/lib/operations/back-office/expect-rate.server';
import { ApiError } from '@forecourt/lib/platform/request/api-error';
import { readablePhone } from '@forecourt/lib/platform/text/phone';
import { z } from 'zod';
import { findSite } from '@/content/site.server.ts';
import { driveTimes } from '@/features/test-drive/slots.server.ts';
import { placeNames } from './place-names.server.ts';

const NOT_FOUND = 'This test drive doesn’t exist, or you don’t have access to it.';

const listSchema = z.strictObject({
  span: z.enum(DRIVE_SPANS).default('coming'),
  sites: z.array(z.string().min(1).max(100)).max(500).default([]),
});
const moveSchema = z.strictObject({ startsAt: z.string().max(40) });

/** Returns the test drives of the sites that are visible to the caller. */
export async function listTestDrives({ request, staff, office }: Call): Promise<Response> {
  const { span, sites } = await bodyOf(request, listSchema);
  const visibleSlugs = staff.sites.map(({ slug }) => slug);
  const siteSlugs = sites.length > 0 ? visibleSlugs.filter((slug) => sites.includes(slug)) : visibleSlugs;
  const { drives, more } = await listDrives(office.pool, siteSlugs, span);
  const names = await placeNames([...new Set(drives.map(({ siteSlug }) => siteSlug))]);
  const answer: DrivesAnswer = { drives: drives.map((drive) => listedDrive(drive, names)), more };
  return Response.json(answer);
}

export async function testDriveSlots({ staff, office }: Call, id: string): Promise<Response> {
  const drive = await load(office, staff.sites, id);
  const { timeZone, slots } = await timesOf(drive);
  return Response.json({
    slots: slots.map((slot) => withOffset(slot, timeZone)),
  } satisfies DriveSlotsAnswer);
}

/** Cancels a test drive for the dealer and notifies the shopper by email. */
export async function cancelTestDrive(call: Call, id: string): Promise<Response> {
  return step(call, id, (siteSlugs) => cancelDrive(call.office.pool, siteSlugs, id, 'staff'));
}

/** Moves a test drive to another free time and notifies the shopper by email. */
export async function moveTestDrive(call: Call, id: string): Promise<Response> {
  const { startsAt } = await bodyOf(call.request, moveSchema);
  const moment = parseSlot(startsAt);
  if (!moment) throw new ApiError('bad_input', 'The request is invalid: startsAt.');
  return step(call, id, async (siteSlugs, drive) => {
    const { slots, capacity } = await timesOf(drive);
    const isFree = slots.some((slot) => slot.getTime() === moment.getTime());
    return isFree ? moveDrive(call.office.pool, siteSlugs, id, moment, capacity) : 'taken';
  });
}

async function step(
  { staff, office }: Call,
  id: string,
  take: (siteSlugs: readonly string[], drive: TestDrive) => Promise<DriveOutcome | null>,
): Promise<Response> {
  const drive = await load(office, staff.sites, id);
  const siteSlugs = staff.sites.filter(({ mayAct }) => mayAct).map(({ slug }) => slug);
  if (!siteSlugs.includes(drive.siteSlug))
    throw new ApiError('read_only', 'Your role lets you see test drives but not change them.');
  await expectStaffRate(
    { staff, office },
    'staffDriveStep',
    'Too many changes in a short time. Please wait a minute.',
    'drive',
  );
  const outcome = await take(siteSlugs, drive);
  if (!outcome) throw new ApiError('not_found', NOT_FOUND);
  office.report('info', { staff: staff.id, drive: id, outcome }, 'a test drive is changed by staff');
  return Response.json({ outcome } satisfies DriveStepAnswer);
}

async function load({ pool }: Call['office'], sites: Call['staff']['sites'], id: string): Promise<TestDrive> {
  const slugs = sites.map(({ slug }) => slug);
  const drive = await driveOfSites(pool, slugs, id);
  if (!drive) throw new ApiError('not_found', NOT_FOUND);
  return drive;
}

async function timesOf(drive: TestDrive) {
  const site = await findSite(drive.siteSlug);
  const times =
    site && (await driveTimes(site, { ...drive, vehicle: drive.carId ? { id: drive.carId } : null }));
  // The location no longer belongs to the site, so the test drive cannot be moved.
  return times?.place.id === drive.locationId
    ? times
    : { timeZone: drive.timeZone, slots: [], capacity: null };
}

export function listedDrive(
  drive: DriveOfShopper,
  names: ReadonlyMap<string, string>,
): DrivesAnswer['drives'][number] {
  const { id, siteSlug, status, startsAt, timeZone, locationId, payload } = drive;
  const car = [payload['Vehicle Make'], payload['Vehicle Model']].filter(Boolean).join(' ');
  return {
    id,
    site: siteSlug,
    status,
    startsAt: startsAt.toISOString(),
    timeZone,
    place: names.get(locationId) ?? locationId,
    car: car
      ? [car, payload.stock_number && `stock ${payload.stock_number}`].filter(Boolean).join(', ')
      : null,
    name: payload.name,
    phone: readablePhone(payload.phone),
    email: payload.email,
    message: payload.message,
  };
}
