import { merchandising } from '@/features/back-office/merchandising.server.ts';
import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/back-office/merchandising`: vehicles of a site, most money at risk first. */
export const POST = staffRoute(merchandising);
export const OPTIONS = preflightRoute('POST');
