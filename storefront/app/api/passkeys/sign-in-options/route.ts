import { takeSignInOptions } from '@/features/passkeys/take.server.ts';

export const dynamic = 'force-dynamic';

export const POST = takeSignInOptions;
