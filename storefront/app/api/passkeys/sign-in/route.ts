import { takePasskeySignIn } from '@/features/passkeys/take.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/passkeys/sign-in`: signs in with a device's signature. */
export const POST = takePasskeySignIn;
