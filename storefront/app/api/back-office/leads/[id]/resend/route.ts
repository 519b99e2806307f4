import { resend } from '@forecourt/lib/operations/back-office/leads.server';
import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/back-office/leads/{id}/resend`: delivers a lead to its dealer again. */
export const POST = staffRoute(async (call, { params }: { params: Promise<{ id: string }> }) =>
  resend(call, (await params).id),
);
export const OPTIONS = preflightRoute('POST');
