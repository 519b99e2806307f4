import { takePasskeySignIn } from '@/features/passkeys/take.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/passkeys/sign-in`: signs in by what a device signed. */
export const POST = takePasskeySignIn;
