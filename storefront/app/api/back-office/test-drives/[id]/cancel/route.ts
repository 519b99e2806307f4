import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';
import { cancelTestDrive } from '@/features/back-office/test-drives.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/back-office/test-drives/{id}/cancel`: cancels a test drive and notifies the shopper. */
export const POST = staffRoute(async (call, { params }: { params: Promise<{ id: string }> }) =>
  cancelTestDrive(call, (await params).id),
);
export const OPTIONS = preflightRoute('POST');
