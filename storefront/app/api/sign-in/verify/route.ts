import { siteOfRequest } from '@/content/site-of-request.server.ts';
import { takeVerify } from '@/features/account/verify.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/sign-in/verify`: signs in with a one-time code. */
export async function POST(request: Request): Promise<Response> {
  const site = await siteOfRequest(request);
  return site ? takeVerify(site, request) : Response.json({ error: 'No such site.' }, { status: 404 });
}
