import { detailsProblems } from '@forecourt/lib/accounts/garage/details';
import { queueConfirmation } from '@forecourt/lib/leads/alerts/confirmation.server';
import { keepLanguage } from '@forecourt/lib/leads/keep-language.server';
import { saveDetails } from '@forecourt/lib/operations/privacy/account.server';
import { transaction } from '@forecourt/lib/platform/database/client.server';
import { ENGLISH } from '@forecourt/lib/platform/language/languages';
import { PROOF_FIELDS } from '@/features/account/account-forms.ts';
import { requireProof } from '@/features/account/identity-proof.server.ts';
import { hasAlerts } from '@/features/alerts/fields.ts';
import { garagePage } from '@/features/garage/fields.ts';
import { accountRoute } from '@/features/garage/form-routes.server.ts';

export const dynamic = 'force-dynamic';

/**
 * `POST /account/details`: changes the details, and the language of messages where the site offers more than one; a
 * new email address requires recent identity verification.
 */
export const POST = accountRoute('details', async (call, answers) => {
  const problems = detailsProblems(answers);
  if (Object.keys(problems).length > 0) return { problems };
  const { site, shopper, pool } = call;
  const { name = '', lastName = '', email = '', postcode = '' } = answers;
  const isAnotherEmail = email.trim() !== (shopper.email ?? '');
  const proof = isAnotherEmail ? await requireProof(call.request, call, answers, PROOF_FIELDS.details) : null;
  if (proof) return proof;
  const { languages } = site.settings;
  const language =
    languages.length > 0 && [ENGLISH, ...languages].find((each) => each === answers['language']);
  const account = { siteSlug: site.slug, userId: shopper.userId };
  await transaction(pool, async (connection) => {
    await saveDetails(connection, account, {
      name: name.trim(),
      lastName: lastName.trim(),
      email: email.trim(),
      postcode: postcode.trim(),
    });
    if (language) await keepLanguage(connection, account, language);
    if (hasAlerts(site)) await queueConfirmation(connection, account);
  });
  return { next: garagePage(site, 'details') };
});
