import { changeStatus } from '@forecourt/lib/operations/back-office/leads.server';
import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';

export const dynamic = 'force-dynamic';

export const POST = staffRoute(async (call, { params }: { params: Promise<{ id: string }> }) =>
  changeStatus(call, (await params).id),
);
export const OPTIONS = preflightRoute('POST');
