import { writeText } from '@/features/back-office/advert-text.server.ts';
import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/back-office/advert-texts`: a description or an advertisement of a vehicle, from its facts. */
export const POST = staffRoute(writeText);
export const OPTIONS = preflightRoute('POST');
