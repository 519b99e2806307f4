import { takeAddOptions } from '@/features/passkeys/take.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/passkeys/add-options`: what a device needs to make a passkey for whoever is signed in. */
export const POST = takeAddOptions;
