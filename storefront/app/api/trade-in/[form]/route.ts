import { siteOfRequest } from '@/content/site-of-request.server.ts';
import { takeTradeInForm } from '@/features/trade-in/take-step.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/trade-in/{form}`: handles a form of the valuation. */
export async function POST(
  request: Request,
  { params }: { params: Promise<{ form: string }> },
): Promise<Response> {
  const [site, { form }] = await Promise.all([siteOfRequest(request), params]);
  return site
    ? takeTradeInForm(site, form, request)
    : Response.json({ error: 'No such site.' }, { status: 404 });
}
