import { siteOfRequest } from '@/content/site-of-request.server.ts';
import { takeSignOut } from '@/features/account/sign-out.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/sign-out`: ends this browser's session; with `everywhere=on`, all sessions of the account. */
export async function POST(request: Request): Promise<Response> {
  const site = await siteOfRequest(request);
  return site ? takeSignOut(site, request) : Response.json({ error: 'No such site.' }, { status: 404 });
}
