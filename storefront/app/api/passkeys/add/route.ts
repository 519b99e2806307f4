import { takeAdd } from '@/features/passkeys/take.server.ts';

export const dynamic = 'force-dynamic';

export const POST = takeAdd;
