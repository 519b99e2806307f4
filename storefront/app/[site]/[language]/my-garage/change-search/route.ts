import { isAlertFrequency } from '@forecourt/lib/leads/alerts/kinds';
import { savedSearchProblems } from '@forecourt/lib/leads/alerts/saved-search';
import { removeSearch, updateSearch } from '@forecourt/lib/leads/alerts/saved-searches.server';
import { garagePage } from '@/features/garage/fields.ts';
import { garageRoute } from '@/features/garage/form-routes.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /my-garage/change-search`: renames a saved search, changes its alert frequency, or deletes it. */
export const POST = garageRoute(async ({ site, shopper, pool }, answers) => {
  const owner = { siteSlug: site.slug, userId: shopper.userId };
  const { id = '', act, name = '', frequency = '' } = answers;
  if (act === 'delete') {
    await removeSearch(pool, owner, id);
    return { next: garagePage(site, 'searchRemoved') };
  }
  const problems = savedSearchProblems(answers);
  if (Object.keys(problems).length > 0 || !isAlertFrequency(frequency)) return { problems };
  await updateSearch(pool, owner, { id, name: name.trim(), frequency });
  return { next: garagePage(site, 'searchChanged') };
});
