import { takePasskeySignIn } from '@/features/passkeys/take.server.ts';

export const dynamic = 'force-dynamic';

export const POST = takePasskeySignIn;
