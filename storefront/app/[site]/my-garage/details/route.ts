import { askToConfirm } from '@forecourt/lib/alerts/confirmation.server';
import { transaction } from '@forecourt/lib/database/client.server';
import { saveDetails } from '@forecourt/lib/garage/account.server';
import { detailsProblems } from '@forecourt/lib/garage/details';
import { hasAlerts } from '@/features/alerts/fields.ts';
import { garagePage } from '@/features/garage/fields.ts';
import { takeGarageForm } from '@/features/garage/take.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /my-garage/details`: what somebody says of themself. */
export async function POST(
  request: Request,
  { params }: { params: Promise<{ site: string }> },
): Promise<Response> {
  return takeGarageForm(request, (await params).site, async ({ site, shopper, pool }, answers) => {
    const problems = detailsProblems(answers);
    if (Object.keys(problems).length > 0) return { problems };
    const { name = '', lastName = '', email = '', postcode = '' } = answers;
    const account = { siteSlug: site.slug, userId: shopper.userId };
    await transaction(pool, async (connection) => {
      await saveDetails(connection, account, {
        name: name.trim(),
        lastName: lastName.trim(),
        email: email.trim(),
        postcode: postcode.trim(),
      });
      if (hasAlerts(site)) await askToConfirm(connection, account);
    });
    return { next: garagePage(site, 'details') };
  });
}
