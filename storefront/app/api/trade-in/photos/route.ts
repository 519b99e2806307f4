import { takePhoto } from '@/features/trade-in/take-photo.server.ts';
import { takePlainPhotos } from '@/features/trade-in/take-plain-photos.server.ts';
import { isMultipart } from '@/forms/request.server.ts';
import { withSite } from '@/handlers/with-site.server.ts';

export const dynamic = 'force-dynamic';

const plainPhotos = withSite(({ site, request }) => takePlainPhotos(site, request), {
  failure: { event: 'trade_in_photos_failed' },
});

/** `POST /api/trade-in/photos`: uploads a photo for this browser's valuation; returns `{id}`. */
export const POST: typeof takePhoto = (request, context) =>
  (isMultipart(request) ? plainPhotos : takePhoto)(request, context);
