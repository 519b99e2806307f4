import { handleProof } from '@/features/passkeys/passkey-handlers.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/passkeys/proof`: accepts a device's signature as identity verification. */
export const POST = handleProof;
