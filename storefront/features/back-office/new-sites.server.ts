import { feedPhotoHosts } from '@forecourt/lib/inventory/media/feed-hosts.server';
import { photosThatCanBeShownBy } from '@forecourt/lib/inventory/media/shown-photos.server';
import { newSites } from '@forecourt/lib/operations/back-office/new-sites.server';
import { environment } from '@forecourt/lib/platform/env';
import { planNewSite } from '@forecourt/schemas/new-site/documents';
import { contentClient } from '@/content/client.server.ts';
import { siteOf } from '@/content/hosts.server.ts';

const answers = newSites({
  lake: (token) => contentClient().withConfig({ token, perspective: 'raw', stega: false }),
  plan: planNewSite,
  mayLoad: async (db) => photosThatCanBeShownBy(await feedPhotoHosts(db)),
  hostSuffixes: () => environment().SITE_HOST_SUFFIXES,
  isShown: async (host, site) => (await siteOf(host)) === site,
});

export const { check: checkNewSite, make: makeNewSite, prove: proveNewSite } = answers;
