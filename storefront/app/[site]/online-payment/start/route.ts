import { findSite } from '@/content/site.server.ts';
import { hasOnlinePayment } from '@/features/online-payment/address.ts';
import { takePayment } from '@/features/online-payment/take-payment.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /online-payment/start`: stores a payment and returns where to pay it (OPEN-103). */
export async function POST(
  request: Request,
  { params }: { params: Promise<{ site: string }> },
): Promise<Response> {
  const site = await findSite((await params).site);
  if (!site || !hasOnlinePayment(site))
    return Response.json({ error: 'There is no such page.' }, { status: 404 });
  return takePayment(site, request);
}
