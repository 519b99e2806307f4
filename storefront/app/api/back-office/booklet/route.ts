import { booklet } from '@/features/back-office/booklet.server.ts';
import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/back-office/booklet`: the PDF brochures of part of a site's stock in one PDF. */
export const POST = staffRoute(booklet);
export const OPTIONS = preflightRoute('POST');
