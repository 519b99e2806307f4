import { handleAdd } from '@/features/passkeys/passkey-handlers.server.ts';

export const dynamic = 'force-dynamic';

export const POST = handleAdd;
