import { readLeadFile } from '@forecourt/lib/operations/back-office/lead-files.server';
import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';

export const dynamic = 'force-dynamic';

/** `GET /api/back-office/leads/{id}/files/{file}`: a photo or resume attached to a lead. */
export const GET = staffRoute(async (call, { params }: { params: Promise<{ id: string; file: string }> }) =>
  readLeadFile(call, await params),
);
export const OPTIONS = preflightRoute('GET');
