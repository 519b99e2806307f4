import { closeStaffDeal } from '@/features/back-office/deals.server.ts';
import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/back-office/deals/{id}/close`: closes a deal that is not accepted. */
export const POST = staffRoute(async (call, { params }: { params: Promise<{ id: string }> }) =>
  closeStaffDeal(call, (await params).id),
);
export const OPTIONS = preflightRoute('POST');
