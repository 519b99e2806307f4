import { readThreadChoices } from '@forecourt/lib/operations/back-office/threads.server';
import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';
import { threadSources } from '@/features/back-office/threads.server.ts';

export const dynamic = 'force-dynamic';

/** `GET /api/back-office/threads/choices`: places and people to filter by. */
export const GET = staffRoute((call) => readThreadChoices(call, threadSources));
export const OPTIONS = preflightRoute('GET');
