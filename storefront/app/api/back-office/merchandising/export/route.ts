import { exportMerchandising } from '@/features/back-office/merchandising.server.ts';
import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/back-office/merchandising/export`: these vehicles as CSV. */
export const POST = staffRoute(exportMerchandising);
export const OPTIONS = preflightRoute('POST');
