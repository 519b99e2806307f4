import { takeProofOptions } from '@/features/passkeys/take.server.ts';

export const dynamic = 'force-dynamic';

export const POST = takeProofOptions;
