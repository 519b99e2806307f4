import { lakeWriter } from '../../emulators/lake-writer.ts';
import type { LocalSettings } from '../../emulators/settings.ts';

const DRAFTS = 200;

/** Creates 200 draft pages with the blocks of the home page, as unfinished work accumulates in an office. */
export async function makeDrafts(settings: LocalSettings, site: string): Promise<void> {
  const client = lakeWriter(settings);
  const home = await client.getDocument(`page-${site}-home`);
  if (!home) throw new Error(`The demo content has no home page of ${site}.`);
  const transaction = client.transaction();
  for (let number = 1; number <= DRAFTS; number += 1)
    transaction.createOrReplace({
      ...home,
      _id: `drafts.page-bench-${number}`,
      title: `Draft ${number}`,
      path: { _type: 'slug', current: `/draft-${number}` },
    });
  await transaction.commit();
}

export const removeDraft = async (settings: LocalSettings, id: string): Promise<void> => {
  await lakeWriter(settings).delete({ query: '*[_id == $id]', params: { id: `drafts.${id}` } });
};

const RUNNING_OFFER = `*[_type == "offer" && $site in sites[]->slug.current && defined(slug.current) &&
  (!defined(startsAt) || startsAt <= now()) && (!defined(endsAt) || endsAt > now())
][0]{ "id": _id, "path": "/offers/" + slug.current }`;

export async function runningOffer(settings: LocalSettings, site: string) {
  const offer = await lakeWriter(settings).fetch<{ id: string; path: string } | null>(
    RUNNING_OFFER,
    { site },
    { perspective: 'published' },
  );
  if (!offer) throw new Error(`The demo content has no offer of ${site} that runs now.`);
  return offer;
}
