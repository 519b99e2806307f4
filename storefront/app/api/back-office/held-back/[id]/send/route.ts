import { sendLead } from '@forecourt/lib/operations/back-office/held-back.server';
import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/back-office/held-back/{id}/send`: marks a lead as not spam and delivers it. */
export const POST = staffRoute(async (call, { params }: { params: Promise<{ id: string }> }) =>
  sendLead(call, (await params).id),
);
export const OPTIONS = preflightRoute('POST');
