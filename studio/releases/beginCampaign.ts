import { settingDefinitions } from '@forecourt/lib/sites/settings';
import { IS_ENGLISH } from '@forecourt/lib/sites/translations';
import type { SanityClient } from 'sanity';
import { type Campaign, type CampaignSite, documentsOf } from './campaign.ts';
import { discardRelease, newRelease } from './release.ts';

const SITES = `*[_type == "site" && defined(slug.current)] | order(name asc) {
  "id": _id, "name": coalesce(name, slug.current), "timeZone": coalesce(settings.timeZone, $zone),
  "home": *[_type == "page" && ${IS_ENGLISH} && site._ref == ^._id && path.current == "/"][0],
  "header": header->
}`;

/** Loads the sites a campaign can include, with the home page and header it adds to. */
export const campaignSites = (client: SanityClient): Promise<CampaignSite[]> =>
  client
    .withConfig({ perspective: 'published' })
    .fetch(SITES, { zone: settingDefinitions.timeZone.fallback }, { tag: 'releases.new-campaign' });

/**
 * Creates the release of a campaign with its first documents. Nothing is published.
 * @param userId the creator
 * @returns the id of the release
 */
export async function beginCampaign(
  client: SanityClient,
  campaign: Campaign,
  userId: string,
): Promise<string> {
  const { id: releaseId } = await newRelease(
    client,
    userId,
    campaign.sites.map(({ id }) => id),
  );
  await client.releases.create({
    releaseId,
    metadata: { title: campaign.title, releaseType: 'asap', description: sitesWords(campaign) },
  });
  try {
    const documents = documentsOf(campaign, () => crypto.randomUUID().slice(0, 13));
    if (documents.length > 0)
      await client.action(
        documents.map(({ _rev, _updatedAt, ...document }) => ({
          actionType: 'sanity.action.document.version.create' as const,
          publishedId: document._id,
          document: { ...document, _id: `versions.${releaseId}.${document._id}` },
        })),
      );
  } catch (reason) {
    await discardRelease(client, releaseId);
    throw reason;
  }
  return releaseId;
}

const sitesWords = ({ sites }: Campaign) => sites.map(({ name }) => name).join(', ');
