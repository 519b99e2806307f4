import { takeProofOptions } from '@/features/passkeys/take.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/passkeys/proof-options`: WebAuthn options for identity verification. */
export const POST = takeProofOptions;
