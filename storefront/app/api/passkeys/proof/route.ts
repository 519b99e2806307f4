import { takeProof } from '@/features/passkeys/take.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/passkeys/proof`: takes what a device signed as the proof of who somebody is. */
export const POST = takeProof;
