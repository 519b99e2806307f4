import { bookletChoices } from '@/features/back-office/booklet.server.ts';
import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/back-office/booklet/choices`: the filter values, and the number of selected vehicles. */
export const POST = staffRoute(bookletChoices);
export const OPTIONS = preflightRoute('POST');
