import { findSite } from '@/content/site.server.ts';
import { hasSpinToWin, takeSpin } from '@/features/prize-wheel/take-spin.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /spin-to-win/start`: spins the wheel, once per person (OPEN-102). */
export async function POST(
  request: Request,
  { params }: { params: Promise<{ site: string }> },
): Promise<Response> {
  const site = await findSite((await params).site);
  return site && hasSpinToWin(site)
    ? takeSpin(site, request)
    : Response.json({ error: 'There is no such page.' }, { status: 404 });
}
