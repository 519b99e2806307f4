import { proveNewSite } from '@/features/back-office/new-sites.server.ts';
import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/back-office/new-sites/{site}/proof`: checks the site's hosts and the delivery of its leads. */
export const POST = staffRoute(
  async (call, { params }: { params: Promise<{ site: string }> }) => proveNewSite(call, (await params).site),
  { aboutShoppers: false },
);
export const OPTIONS = preflightRoute('POST');
