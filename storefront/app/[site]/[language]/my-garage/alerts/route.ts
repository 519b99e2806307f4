import { queueConfirmation } from '@forecourt/lib/leads/alerts/confirmation.server';
import { alertConsentText } from '@forecourt/lib/leads/alerts/kinds';
import { savePreferences } from '@forecourt/lib/leads/alerts/preferences.server';
import { transaction } from '@forecourt/lib/platform/database/client.server';
import { translatorOf } from '@forecourt/lib/platform/language/translator';
import { ApiError } from '@forecourt/lib/platform/request/api-error';
import { UNKNOWN_ERROR } from '@forecourt/lib/platform/text/errors';
import { hasAlerts, kindsOf, preferencesOf } from '@/features/alerts/fields.ts';
import { offersPush } from '@/features/alerts/offers-push.server.ts';
import { garagePage } from '@/features/garage/fields.ts';
import { garageRoute } from '@/features/garage/form-routes.server.ts';

export const dynamic = 'force-dynamic';

export const POST = garageRoute(async ({ site, language, shopper, pool }, answers) => {
  if (!hasAlerts(site)) return { error: new ApiError('not_found', UNKNOWN_ERROR) };
  await transaction(pool, async (connection) => {
    await savePreferences(connection, shopper.userId, preferencesOf(kindsOf(site), answers), {
      words: alertConsentText(site.name, offersPush(site), translatorOf(language, 'alerts')),
      source: 'garage',
    });
    await queueConfirmation(connection, { siteSlug: site.slug, userId: shopper.userId });
  });
  return { next: garagePage(site, 'alerts') };
});
