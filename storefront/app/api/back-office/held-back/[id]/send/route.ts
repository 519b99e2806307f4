import { sendLead } from '@forecourt/lib/operations/back-office/held-back.server';
import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/back-office/held-back/{id}/send`: it is no spam, and is mailed as any other lead. */
export const POST = staffRoute(async (call, { params }: { params: Promise<{ id: string }> }) =>
  sendLead(call, (await params).id),
);
export const OPTIONS = preflightRoute('POST');
