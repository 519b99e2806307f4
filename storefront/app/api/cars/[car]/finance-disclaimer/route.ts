import { siteOfRequest } from '@/content/site-of-request.server.ts';
import { financeDisclaimer } from '@/features/finance/disclaimer.server.ts';
import { log } from '@/logging/log.server.ts';

export const dynamic = 'force-dynamic';

const ID = /^[\w-]{1,64}$/;

/**
 * `GET /api/cars/{id}/finance-disclaimer`: the required disclaimer of a finance estimate, `{disclaimer}`
 * (OPEN-003).
 */
export async function GET(request: Request, { params }: { params: Promise<{ car: string }> }) {
  const [site, { car: id }] = await Promise.all([siteOfRequest(request), params]);
  if (!site || !ID.test(id)) return Response.json({ error: 'No such car.' }, { status: 404 });
  try {
    const disclaimer = await financeDisclaimer(site, id);
    return disclaimer === null
      ? Response.json({ error: 'No such car.' }, { status: 404 })
      : Response.json({ disclaimer }, { headers: { 'cache-control': 'private, no-store' } });
  } catch (error) {
    log.error({ err: error, site: site.slug, car: id }, 'finance_disclaimer_failed');
    return Response.json({ error: 'The disclaimer did not load.' }, { status: 502 });
  }
}
