import { findSite } from '@/content/site.server.ts';
import { ownPayment } from '@/features/online-payment/own-payment.server.ts';

export const dynamic = 'force-dynamic';

/** `GET /online-payment/{reference}/state`: `{status}` of a payment, for its payer. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ site: string; reference: string }> },
): Promise<Response> {
  const { site: siteSlug, reference } = await params;
  const site = await findSite(siteSlug);
  const payment = site && (await ownPayment(site, reference, request));
  const headers = { 'cache-control': 'no-store' };
  if (!payment) return Response.json({ error: 'There is no such payment.' }, { status: 404, headers });
  return Response.json({ status: payment.status }, { headers });
}
