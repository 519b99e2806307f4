import { siteOfRequest } from '@/content/site-of-request.server.ts';
import { takeSend } from '@/features/account/send-code.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/sign-in/send`: sends a one-time code by SMS. */
export async function POST(request: Request): Promise<Response> {
  const site = await siteOfRequest(request);
  return site ? takeSend(site, request) : Response.json({ error: 'No such site.' }, { status: 404 });
}
