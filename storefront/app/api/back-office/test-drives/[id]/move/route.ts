import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';
import { moveTestDrive } from '@/features/back-office/test-drives.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/back-office/test-drives/{id}/move`: moves a test drive, and notifies the shopper. */
export const POST = staffRoute(async (call, { params }: { params: Promise<{ id: string }> }) =>
  moveTestDrive(call, (await params).id),
);
export const OPTIONS = preflightRoute('POST');
