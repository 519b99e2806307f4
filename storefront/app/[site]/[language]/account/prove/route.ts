import { PROOF_FIELDS } from '@/features/account/account-forms.ts';
import { requireProof } from '@/features/account/identity-proof.server.ts';
import { garagePage } from '@/features/garage/fields.ts';
import { accountRoute } from '@/features/garage/form-routes.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /account/prove`: sends a one-time code by SMS, and accepts it as identity verification. */
export const POST = accountRoute('account', async (call, answers) => {
  const proof = await requireProof(call.request, call, answers, PROOF_FIELDS.prove);
  return proof ?? { next: garagePage(call.site, 'proven') };
});
