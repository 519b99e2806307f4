import { takeAdd } from '@/features/passkeys/take.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/passkeys/add`: adds a passkey that a device has created. */
export const POST = takeAdd;
