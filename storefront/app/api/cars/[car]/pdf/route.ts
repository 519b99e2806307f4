import { translatorOf } from '@forecourt/lib/platform/language/translator';
import { ApiError } from '@forecourt/lib/platform/request/api-error';
import { heavyWork } from '@forecourt/lib/platform/request/heavy-work.server';
import { pdfName } from '@/features/vehicle/brochure/address.ts';
import { vehiclePdf } from '@/features/vehicle/brochure/pdf.server.ts';
import { PDF_BUSY, PDF_FAILED, PDF_TOO_MANY } from '@/features/vehicle/brochure/pdf-messages.ts';
import { findVehicle } from '@/features/vehicle/load.server.ts';
import { vehicleView } from '@/features/vehicle/page/view.server.ts';
import { withSite } from '@/handlers/with-site.server.ts';

export const dynamic = 'force-dynamic';

/** `GET /api/cars/{slug}/pdf`: the PDF brochure, downloaded as `{slug}.pdf` (SHARE-11, SHARE-12). */
export const GET = withSite(
  async ({ site, params, household, language }) => {
    const publicVehicle = await findVehicle(site, params.car);
    const view = publicVehicle && (await vehicleView(site, publicVehicle, new Date()));
    if (!view?.inStock) {
      const t = translatorOf(language, 'vehicle');
      throw new ApiError('not_found', t('pdf.gone'));
    }
    const pdf = await heavyWork('pdf', household, () => vehiclePdf(view));
    return new Response(new Uint8Array(pdf), {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="${pdfName(view.vehicle)}"`,
        'cache-control': 'private, max-age=60',
      },
    });
  },
  {
    params: ['car'],
    rate: { name: 'pdf', acrossSites: true, text: PDF_TOO_MANY },
    failure: { event: 'pdf_failed', text: PDF_FAILED, busyText: PDF_BUSY },
  },
);
