import { handlePhoto } from '@/features/trade-in/handle-photo.server.ts';
import { handlePlainPhotos } from '@/features/trade-in/handle-plain-photos.server.ts';
import { isMultipart } from '@/forms/request.server.ts';
import { withSite } from '@/handlers/with-site.server.ts';

export const dynamic = 'force-dynamic';

const plainPhotos = withSite(({ site, request }) => handlePlainPhotos(site, request), {
  failure: { event: 'trade_in_photos_failed' },
});

/** `POST /api/trade-in/photos`: uploads a photo for this browser's valuation; returns `{id}`. */
export const POST: typeof handlePhoto = (request, context) =>
  (isMultipart(request) ? plainPhotos : handlePhoto)(request, context);
