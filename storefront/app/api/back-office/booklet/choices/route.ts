import { bookletChoices } from '@/features/back-office/booklet.server.ts';
import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/back-office/booklet/choices`: what there is to choose for it, and how many vehicles are chosen. */
export const POST = staffRoute(bookletChoices);
export const OPTIONS = preflightRoute('POST');
