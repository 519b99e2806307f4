import { takeAdd } from '@/features/passkeys/take.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/passkeys/add`: adds the passkey that a device made. */
export const POST = takeAdd;
