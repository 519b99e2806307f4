import { takeProofOptions } from '@/features/passkeys/take.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/passkeys/proof-options`: what a device needs to prove who somebody is. */
export const POST = takeProofOptions;
