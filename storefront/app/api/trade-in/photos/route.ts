import { siteOfRequest } from '@/content/site-of-request.server.ts';
import { takePhoto } from '@/features/trade-in/take-photo.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/trade-in/photos`: uploads a photo for this browser's valuation; returns `{id}`. */
export async function POST(request: Request): Promise<Response> {
  const site = await siteOfRequest(request);
  return site ? takePhoto(site, request) : Response.json({ error: 'No such site.' }, { status: 404 });
}
