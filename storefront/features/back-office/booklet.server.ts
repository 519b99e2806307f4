import { Readable } from 'node:stream';
import { bookletPdf } from '@forecourt/lib/inventory/brochure/booklet.server';
import {
  BOOKLET_LIMIT,
  type BookletRequest,
  bookletProblem,
  bookletSchema,
  conditionName,
} from '@forecourt/lib/operations/back-office/booklet';
import { bodyOf, type Call } from '@forecourt/lib/operations/back-office/call.server';
import { expectStaffRate } from '@forecourt/lib/operations/back-office/expect-rate.server';
import { ApiError } from '@forecourt/lib/platform/request/api-error';
import { BusyError, beginHeavyWork } from '@forecourt/lib/platform/request/heavy-work.server';
import { formatDate } from '@forecourt/lib/platform/text/format';
import type { Site } from '@forecourt/lib/sites/site';
import { typePairOf } from '@forecourt/lib/sites/theme-defaults';
import { findSite } from '@/content/site.server.ts';
import { sheetLook, vehicleSheet } from '@/features/vehicle/brochure/brochure.server.ts';
import { sheetFonts } from '@/features/vehicle/brochure/fonts.server.ts';
import { sheetLogo, sheetPhoto } from '@/features/vehicle/brochure/pictures.server.ts';
import { vehicleView } from '@/features/vehicle/page/view.server.ts';
import { log } from '@/logging/log.server.ts';
import { choicesOf, chosenVehicles } from './chosen-stock.server.ts';

export async function bookletChoices(call: Call): Promise<Response> {
  const { site, request } = await requestOf(call);
  return Response.json(await choicesOf(site, request));
}

/**
 * Streams the PDF brochures of the selected vehicles as one PDF, with contents and page numbers (OPEN-023).
 */
export async function booklet(call: Call): Promise<Response> {
  const { site, request } = await requestOf(call);
  const { count } = await choicesOf(site, request);
  const problem = bookletProblem(count);
  if (problem) throw new ApiError(count === 0 ? 'not_found' : 'too_large', problem);
  await expectStaffRate(
    call,
    'staffBooklet',
    'You have created many booklets in a short time. Please wait ten minutes.',
    'booklet',
  );
  const now = new Date();
  const vehicles = await chosenVehicles(site, request, BOOKLET_LIMIT);
  const views = await Promise.all(vehicles.map((vehicle) => vehicleView(site, vehicle, now)));
  const logo = await sheetLogo(site);
  const end = await turnOf(call);
  const pdf = bookletPdf({
    ...wordsOf(site, request, views.length, now),
    sheets: views.map(vehicleSheet),
    look: sheetLook(site),
    logo,
    fonts: sheetFonts(typePairOf(site)),
    photoOf: (sheet) => sheetPhoto(sheet, site, 'booklet'),
  });
  pdf.once('close', end);
  pdf.on('error', (error) => log.error({ err: error, site: site.slug }, 'a booklet could not be made'));
  return new Response(Readable.toWeb(pdf) as ReadableStream, {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="stock-${site.slug}.pdf"`,
    },
  });
}

/** Waits for a slot to create a booklet; returns a function that frees it. */
const turnOf = ({ staff }: Call): Promise<() => void> =>
  beginHeavyWork('booklet', staff.id).catch((error: unknown) => {
    if (!(error instanceof BusyError)) throw error;
    throw new ApiError(
      'rate_limit',
      'Other booklets are being made right now. Please try again in a minute.',
    );
  });

async function requestOf({ request, staff }: Call): Promise<{ site: Site; request: BookletRequest }> {
  const body = await bodyOf(request, bookletSchema);
  const site = staff.sites.some(({ slug }) => slug === body.site) && (await findSite(body.site));
  if (!site) throw new ApiError('not_found', 'This site doesn’t exist, or you don’t have access to it.');
  if (body.dealership !== null && !site.dealerships.some(({ slug }) => slug === body.dealership))
    throw new ApiError('bad_input', 'There is no such dealership on this site.');
  return { site, request: body };
}

function wordsOf(site: Site, { condition, make, dealership }: BookletRequest, count: number, now: Date) {
  const place = site.dealerships.find(({ slug }) => slug === dealership)?.name ?? site.name;
  return {
    title: [condition && conditionName(condition), make, 'vehicles for sale'].filter(Boolean).join(' '),
    note: `${place}  ·  ${count} ${count === 1 ? 'vehicle' : 'vehicles'}  ·  ${formatDate(now, site.settings.timeZone)}`,
  };
}
