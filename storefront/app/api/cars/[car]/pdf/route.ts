import { databasePool } from '@forecourt/lib/platform/database/client.server';
import { withinRate } from '@forecourt/lib/platform/database/rate-limit.server';
import { environment } from '@forecourt/lib/platform/env';
import { BusyError, heavyWork, retryAfterOf } from '@forecourt/lib/platform/request/heavy.server';
import { RATES } from '@forecourt/lib/platform/request/rates';
import { siteOfRequest } from '@/content/site-of-request.server.ts';
import { findVehicle } from '@/features/vehicle/load.server.ts';
import { vehicleView } from '@/features/vehicle/page/view.server.ts';
import { pdfName } from '@/features/vehicle/sheet/address.ts';
import { vehiclePdf } from '@/features/vehicle/sheet/pdf.server.ts';
import { PDF_BUSY, PDF_FAILED, PDF_GONE, PDF_TOO_MANY } from '@/features/vehicle/sheet/pdf-messages.ts';
import { householdOfRequest } from '@/forms/request.server.ts';
import { log } from '@/logging/log.server.ts';

export const dynamic = 'force-dynamic';

const refuse = (status: number, error: string, headers: Record<string, string> = {}) =>
  Response.json({ error }, { status, headers: { 'cache-control': 'no-store', ...headers } });

/**
 * `GET /api/cars/{slug}/pdf`: the vehicle's PDF brochure on one A4 page, downloaded as `{slug}.pdf`
 * (SHARE-11, SHARE-12).
 */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ car: string }> },
): Promise<Response> {
  const { car: slug } = await params;
  const site = await siteOfRequest(request);
  if (!site) return refuse(404, PDF_GONE);
  try {
    const pool = databasePool(environment().DATABASE_URL);
    const household = householdOfRequest(request);
    if (!(await withinRate(pool, { what: 'pdf', by: household }, RATES.pdf)))
      return refuse(429, PDF_TOO_MANY, { 'retry-after': String(RATES.pdf.windowSeconds) });
    const publicVehicle = await findVehicle(site, slug);
    const view = publicVehicle && (await vehicleView(site, publicVehicle, new Date()));
    if (!view?.inStock) return refuse(404, PDF_GONE);
    const pdf = await heavyWork('pdf', household, () => vehiclePdf(view));
    return new Response(new Uint8Array(pdf), {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="${pdfName(view.vehicle)}"`,
        'cache-control': 'private, max-age=60',
      },
    });
  } catch (error) {
    const retryAfter = retryAfterOf(error);
    const words = error instanceof BusyError ? PDF_BUSY : PDF_FAILED;
    if (retryAfter !== null) return refuse(503, words, { 'retry-after': String(retryAfter) });
    log.error({ err: error, site: site.slug, car: slug }, 'pdf_failed');
    return refuse(500, PDF_FAILED);
  }
}
