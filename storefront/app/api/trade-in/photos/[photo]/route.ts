import { photoBytes } from '@forecourt/lib/leads/trade-in/photos.server';
import { ApiError } from '@forecourt/lib/platform/request/api-error';
import { ownPhotos } from '@/features/trade-in/forms/photos.server.ts';
import { readVisit } from '@/features/trade-in/valuation-visit.server.ts';
import { withSite } from '@/handlers/with-site.server.ts';

export const dynamic = 'force-dynamic';

/** `GET /api/trade-in/photos/{id}`: a photo, for the shopper who uploaded it. */
export const GET = withSite(
  async ({ request, site, params, pool }) => {
    const own = ownPhotos(site, await readVisit(request.headers, site));
    const bytes = own && (await photoBytes(pool, own.leadId, params.photo));
    if (!bytes) throw new ApiError('not_found', 'There is no such photo.');
    return new Response(new Uint8Array(bytes), {
      headers: {
        'cache-control': 'private, no-store',
        'content-type': 'image/jpeg',
        'content-disposition': 'inline; filename="photo.jpg"',
      },
    });
  },
  { params: ['photo'], failure: { event: 'trade_in_photo_failed' } },
);
