import { newSites } from '@forecourt/lib/back-office/new-sites.server';
import { photosThatCanBeShownBy } from '@forecourt/lib/media/shown-photos.server';
import { planNewSite } from '@forecourt/schemas/new-site/documents';
import { contentClient } from '@/content/client.server.ts';
import { siteOf } from '@/content/hosts.server.ts';

const answers = newSites({
  lake: (token) => contentClient().withConfig({ token, perspective: 'raw', stega: false }),
  plan: planNewSite,
  mayLoad: (address) => photosThatCanBeShownBy(process.env)(address),
  isShown: async (host, site) => (await siteOf(host)) === site,
});

/** The answers to the studio's assistant for a new site. */
export const { check: checkNewSite, make: makeNewSite, prove: proveNewSite } = answers;
