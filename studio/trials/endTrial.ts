import { siteFeaturesId } from '@forecourt/lib/sites/features';
import { type Arm, parseSettingChoice, type TrialGoal } from '@forecourt/lib/sites/page-trial/trial';
import { type StoredBlock, type StoredChange, variantBlocks } from '@forecourt/lib/sites/page-trial/variant';
import type { SanityClient } from 'sanity';

const TAG = 'trials.end';

/** A trial as the results tool shows it. */
export interface ListedTrial extends StoredChange {
  _id: string;
  _rev: string;
  name: string | null;
  hypothesis: string | null;
  state: string | null;
  ending: string | null;
  endedAt: string | null;
  goal: TrialGoal;
  audience: string | null;
  endsOnHarm: boolean | null;
  endsOn: string | null;
  setting: string | null;
  feature: string | null;
  featureValue: boolean | null;
  site: { _id: string; slug: string; name: string | null };
  page: { _id: string; title: string | null; path: string | null } | null;
}

/** Published trials of sites, the latest change first. A trial that never ran is left out. */
export const TRIALS_QUERY = `*[_type == "pageTrial" && state in ["running", "ended"] && defined(site->slug.current)
    && (count($sites) == 0 || site->slug.current in $sites)] | order(state desc, _updatedAt desc)[0...200] {
  _id, _rev, name, hypothesis, state, ending, endedAt, "goal": coalesce(goal, "lead"), audience, endsOnHarm, endsOn,
  change, blockKey, block, order, setting, feature, featureValue,
  "site": site->{ _id, "slug": slug.current, name },
  "page": page->{ _id, title, "path": path.current }
}`;

interface StoredPage {
  _id: string;
  _rev: string;
  blocks?: StoredBlock[];
}

/** What the content lake has of a trial. */
interface Stored {
  pages: readonly StoredPage[];
  trialIds: readonly string[];
  siteIds: readonly string[];
}

export interface Write {
  id: string;
  setIfMissing?: Record<string, unknown>;
  set: Record<string, unknown>;
  /** The revision that the write was made from; without one, the latest is changed. */
  revision?: string;
}

/**
 * Returns the writes that end a trial and keep one of its versions. To keep the variant, its change is made on
 * the published page and on its draft, or in the site's features or settings.
 * @param pages the page as published and, if there is one, as a draft
 * @param trialIds ids of the published trial and, if there is one, of its draft
 * @param siteIds the same of the site
 * @throws Error if the change does not fit the page any more
 */
export function endingWrites(
  trial: ListedTrial,
  keep: Arm,
  { pages, trialIds, siteIds, now }: Stored & { now: Date },
): Write[] {
  const ending = { state: 'ended', ending: keep, endedAt: now.toISOString() };
  const ofTrial = trialIds.map(
    (id): Write => ({ id, set: ending, ...(id === trial._id && { revision: trial._rev }) }),
  );
  if (keep === 'control') return ofTrial;
  if (trial.change === 'feature')
    return [
      ...ofTrial,
      {
        id: siteFeaturesId(trial.site.slug),
        set: { [trial.feature ?? '']: trial.featureValue === true },
      },
    ];
  if (trial.change === 'setting') {
    const choice = parseSettingChoice(trial.setting);
    if (!choice)
      throw new Error('A trial can’t change this setting any more. Change it in the site’s settings.');
    return [
      ...ofTrial,
      // The draft too, or publishing it would restore the old setting.
      ...siteIds.map((id) => ({
        id,
        setIfMissing: { settings: { _type: 'siteSettings' } },
        set: { [`settings.${choice.name}`]: choice.value },
      })),
    ];
  }
  const published = pages.find(({ _id }) => _id === trial.page?._id);
  if (!published || !variantBlocks(published.blocks ?? [], trial))
    throw new Error(
      'The change does not fit the page any more. Make it by hand, then keep the page as it is.',
    );
  return [
    ...ofTrial,
    ...pages.flatMap((page): Write[] => {
      const blocks = variantBlocks(page.blocks ?? [], trial);
      return blocks ? [{ id: page._id, set: { blocks }, revision: page._rev }] : [];
    }),
  ];
}

const BOTH = `{
  "pages": *[_id in [$page, "drafts." + $page]] | order(_id asc) { _id, _rev, blocks },
  "trialIds": *[_id in [$trial, "drafts." + $trial]]._id,
  "siteIds": *[_id in [$site, "drafts." + $site]]._id
}`;

/**
 * Ends a trial and keeps one of its versions, in one transaction with the user's own rights. The content lake
 * records it in the history like any other edit, and notifies the storefront.
 * @throws Error if the change does not fit the page any more, something was changed in the meantime, or the
 * role may not write the page, the settings or the features
 */
export async function endTrial(client: SanityClient, trial: ListedTrial, keep: Arm): Promise<void> {
  const raw = client.withConfig({ perspective: 'raw' });
  const stored = await raw.fetch<Stored>(
    BOTH,
    { page: trial.page?._id ?? '', trial: trial._id, site: trial.site._id },
    { tag: TAG },
  );
  const transaction = client.transaction();
  if (keep === 'variant' && trial.change === 'feature')
    transaction.createIfNotExists({
      _id: siteFeaturesId(trial.site.slug),
      _type: 'siteFeatures',
      site: { _type: 'reference', _ref: trial.site._id },
    });
  for (const { id, setIfMissing, set, revision } of endingWrites(trial, keep, {
    ...stored,
    now: new Date(),
  })) {
    if (setIfMissing) transaction.patch(id, { setIfMissing });
    transaction.patch(id, { set, ...(revision && { ifRevisionID: revision }) });
  }
  await transaction.commit({ tag: TAG, visibility: 'sync' });
}
