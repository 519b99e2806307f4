import { handlePasskeySignIn } from '@/features/passkeys/passkey-handlers.server.ts';

export const dynamic = 'force-dynamic';

export const POST = handlePasskeySignIn;
