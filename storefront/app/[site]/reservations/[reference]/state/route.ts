import { findSite } from '@/content/site.server.ts';
import { findReceipt } from '@/features/checkout/receipt/receipt.server.ts';
import { stateAnswer } from '@/features/checkout/state.server.ts';

export const dynamic = 'force-dynamic';

/** `GET /reservations/{reference}/state`: `{status, secondsLeft}`, for the shopper who made it. */
export async function GET(
  _: Request,
  { params }: { params: Promise<{ site: string; reference: string }> },
): Promise<Response> {
  const { site: siteSlug, reference } = await params;
  const site = await findSite(siteSlug);
  return stateAnswer(site && (await findReceipt(site, reference)));
}
