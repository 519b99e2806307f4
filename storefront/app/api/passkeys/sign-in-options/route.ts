import { takeSignInOptions } from '@/features/passkeys/take.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/passkeys/sign-in-options`: WebAuthn options to sign in. */
export const POST = takeSignInOptions;
