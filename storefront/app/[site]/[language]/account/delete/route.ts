import { deleteAccount } from '@forecourt/lib/operations/privacy/account.server';
import { REQUIRED_TEXT } from '@forecourt/lib/platform/text/field-rules';
import { signInPath } from '@forecourt/lib/sites/account-paths';
import { PROOF_FIELDS } from '@/features/account/account-forms.ts';
import { ACCOUNT_DELETED } from '@/features/account/fields.ts';
import { forgetProof, requireProof } from '@/features/account/identity-proof.server.ts';
import { SURE_FIELD } from '@/features/garage/fields.ts';
import { accountRoute } from '@/features/garage/form-routes.server.ts';
import { log } from '@/logging/log.server.ts';
import { forgetPayment } from '@/site/payment-cookie.server.ts';
import { forgetKnownBrowser, forgetSession } from '@/site/session-cookies.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /account/delete`: deletes the account, after confirmation and recent identity verification. */
export const POST = accountRoute('delete', async (call, answers) => {
  if (answers[SURE_FIELD] !== 'on') return { problems: { [SURE_FIELD]: REQUIRED_TEXT } };
  const proof = await requireProof(call.request, call, answers, PROOF_FIELDS.delete);
  if (proof) return proof;
  const { site, shopper, pool } = call;
  const { userId, phone } = shopper;
  await deleteAccount(pool, { siteSlug: site.slug, userId, phone });
  log.info({ site: site.slug }, 'account_deleted');
  const page = `${signInPath('my-garage', { redirect: '/' })}&${ACCOUNT_DELETED}=1`;
  return {
    next: page,
    cookies: [
      forgetSession(call.request),
      forgetKnownBrowser(call.request),
      forgetProof(call.request),
      forgetPayment(call.request),
    ],
  };
});
