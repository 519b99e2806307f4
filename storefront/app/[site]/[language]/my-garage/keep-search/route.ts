import { queueConfirmation } from '@forecourt/lib/leads/alerts/confirmation.server';
import { alertConsentText, isAlertFrequency, noPreference } from '@forecourt/lib/leads/alerts/kinds';
import { alertPreferencesOf, savePreferences } from '@forecourt/lib/leads/alerts/preferences.server';
import { savedSearchProblems } from '@forecourt/lib/leads/alerts/saved-search';
import { saveSearch } from '@forecourt/lib/leads/alerts/saved-searches.server';
import { transaction } from '@forecourt/lib/platform/database/client.server';
import { translatorOf } from '@forecourt/lib/platform/language/translator';
import { ApiError } from '@forecourt/lib/platform/request/api-error';
import { UNKNOWN_ERROR } from '@forecourt/lib/platform/text/errors';
import { REQUIRED_TEXT } from '@forecourt/lib/platform/text/field-rules';
import { channelsOf, hasAlerts, NOTIFY_BY, SEARCH_PARAMETER } from '@/features/alerts/fields.ts';
import { hasSms } from '@/features/alerts/has-sms.server.ts';
import { searchToSave } from '@/features/alerts/search-to-save.server.ts';
import { garagePage } from '@/features/garage/fields.ts';
import { garageRoute } from '@/features/garage/form-routes.server.ts';

export const dynamic = 'force-dynamic';

export const POST = garageRoute(async ({ site, language, shopper, pool }, answers) => {
  const search = hasAlerts(site) ? await searchToSave(site, answers[SEARCH_PARAMETER] ?? '') : null;
  if (!search) return { error: new ApiError('not_found', UNKNOWN_ERROR) };
  const problems = savedSearchProblems(answers);
  const { name = '', frequency = '', [NOTIFY_BY]: by } = answers;
  const channels = channelsOf(shopper.email, hasSms());
  const chosen = channels.filter((channel) => by === channel || by === 'both');
  // A saved search is on at once, so one way is needed wherever there is any.
  if (channels.length > 0 && chosen.length === 0)
    return { problems: { ...problems, [NOTIFY_BY]: REQUIRED_TEXT } };
  if (Object.keys(problems).length > 0 || !isAlertFrequency(frequency)) return { problems };
  const { userId } = shopper;
  const isKept = await saveSearch(
    pool,
    { siteSlug: site.slug, userId },
    { ...search, name: name.trim(), frequency },
  );
  if (!isKept) return { next: garagePage(site, 'searchesFull') };
  await transaction(pool, async (connection) => {
    const before = await alertPreferencesOf(connection, userId);
    const preference = before.find(({ kind }) => kind === 'saved_search') ?? noPreference('saved_search');
    await savePreferences(
      connection,
      userId,
      [
        {
          ...preference,
          byMail: chosen.includes('mail') || (!shopper.email && preference.byMail),
          byText: chosen.includes('text'),
        },
      ],
      {
        words: alertConsentText(site.name, false, translatorOf(language, 'alerts')),
        source: 'saved search',
      },
    );
    await queueConfirmation(connection, { siteSlug: site.slug, userId });
  });
  return { next: garagePage(site, 'searchKept') };
});
