import { siteOfRequest } from '@/content/site-of-request.server.ts';
import { showPhoto } from '@/features/trade-in/take-photo.server.ts';

export const dynamic = 'force-dynamic';

/** `GET /api/trade-in/photos/{id}`: a photo, for the shopper who uploaded it. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ photo: string }> },
): Promise<Response> {
  const [site, { photo }] = await Promise.all([siteOfRequest(request), params]);
  return site ? showPhoto(site, request, photo) : new Response(null, { status: 404 });
}
