import { siteOfRequest } from '@/content/site-of-request.server.ts';
import { findVehicle } from '@/features/vehicle/load.server.ts';
import { priceComparison } from '@/features/vehicle/price/compare.server.ts';

export const dynamic = 'force-dynamic';

interface Context {
  params: Promise<{ car: string }>;
}

const NEVER_KEPT = { headers: { 'cache-control': 'private, no-store' } };

/** `GET /api/cars/{slug}/autogauge`: a car's price comparison (GAUGE-01); 204 without one. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const site = await siteOfRequest(request);
  const { car: slug } = await params;
  const publicVehicle = site?.features.autogaugeEnabled ? await findVehicle(site, slug) : null;
  if (!site || publicVehicle?.state !== 'live')
    return Response.json({ error: 'No such car.' }, { status: 404, ...NEVER_KEPT });
  const answer = await priceComparison(site, publicVehicle.car);
  return answer ? Response.json(answer, NEVER_KEPT) : new Response(null, { status: 204, ...NEVER_KEPT });
}
