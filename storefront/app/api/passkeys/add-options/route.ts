import { handleAddOptions } from '@/features/passkeys/passkey-handlers.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/passkeys/add-options`: WebAuthn options to create a passkey for the signed-in shopper. */
export const POST = handleAddOptions;
