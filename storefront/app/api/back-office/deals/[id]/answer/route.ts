import { answerStaffDeal } from '@/features/back-office/deals.server.ts';
import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/back-office/deals/{id}/answer`: answers a deal, and tells the shopper. */
export const POST = staffRoute(async (call, { params }: { params: Promise<{ id: string }> }) =>
  answerStaffDeal(call, (await params).id),
);
export const OPTIONS = preflightRoute('POST');
