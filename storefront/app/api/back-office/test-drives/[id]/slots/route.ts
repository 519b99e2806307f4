import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';
import { testDriveSlots } from '@/features/back-office/test-drives.server.ts';

export const dynamic = 'force-dynamic';

/** `GET /api/back-office/test-drives/{id}/slots`: the times to which a test drive can be moved. */
export const GET = staffRoute(async (call, { params }: { params: Promise<{ id: string }> }) =>
  testDriveSlots(call, (await params).id),
);
export const OPTIONS = preflightRoute('GET');
