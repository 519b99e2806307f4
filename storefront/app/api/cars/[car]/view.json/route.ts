import { siteOfRequest } from '@/content/site-of-request.server.ts';
import { findVehicle } from '@/features/vehicle/load.server.ts';
import { answerView } from '@/features/vehicle/updates/answer-view.server.ts';
import { viewQuestion } from '@/features/vehicle/updates/view-query.ts';
import { log } from '@/logging/log.server.ts';

export const dynamic = 'force-dynamic';

interface Context {
  params: Promise<{ car: string }>;
}

const refuse = (status: number, error: string): Response =>
  Response.json({ error }, { status, headers: { 'cache-control': 'no-store' } });

/**
 * `GET /api/cars/{slug}/view.json?photos_count&updated_at&website_id` (VDP-45 to VDP-49): counts a view of
 * the vehicle, and returns `{views, car_fields}`, where `car_fields` may have changed since the page was
 * rendered.
 */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const question = viewQuestion.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (!question.success) return refuse(400, 'Not a view.');
  const { car: slug } = await params;
  try {
    const site = await siteOfRequest(request);
    if (!site || site.id !== question.data.website_id) return refuse(404, 'No such site.');
    const publicVehicle = await findVehicle(site, slug);
    if (!publicVehicle) return refuse(404, 'No such car.');
    const { answer, setCookie } = await answerView(request, site, publicVehicle.car, question.data);
    return Response.json(answer, {
      headers: { 'cache-control': 'no-store', ...(setCookie && { 'set-cookie': setCookie }) },
    });
  } catch (error) {
    log.error({ err: error, car: slug }, 'view_count_failed');
    return refuse(502, 'Views can’t be counted right now.');
  }
}
