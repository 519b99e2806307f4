import type { SanityClient } from '@sanity/client';
import type { ImportedReviews } from './read.ts';

/** Documents per transaction. */
const CHUNK = 100;

const TARGETS = `{
  "site": *[_type == "site" && slug.current == $site][0]._id,
  "location": *[_type == "location" && _id == $location && _id in *[_type == "site" && slug.current == $site][0].locations[]._ref][0]._id
}`;

/**
 * Writes a location's reviews.
 * Idempotent; keeps an editor's picture. The total and average go to the location, if the file has them.
 * @returns an error message if nothing was written, otherwise null
 */
export async function writeReviews(
  client: SanityClient,
  {
    site,
    location,
    imported: importedReviews,
  }: { site: string; location: string; imported: ImportedReviews },
): Promise<string | null> {
  const targets = await client.fetch<{ site: string | null; location: string | null }>(TARGETS, {
    site,
    location,
  });
  if (!targets.site) return `There is no site '${site}'.`;
  if (!targets.location) return `The site '${site}' has no location '${location}'.`;
  for (let start = 0; start < importedReviews.reviews.length; start += CHUNK) {
    const transaction = client.transaction();
    for (const { id, ...fields } of importedReviews.reviews.slice(start, start + CHUNK)) {
      const _id = `review-${location}-${id}`;
      const { reply_text, reply_date, ...review } = fields;
      transaction.createIfNotExists({ _id, _type: 'review' }).patch(_id, (patch) =>
        patch
          .set({
            ...review,
            site: { _type: 'reference', _ref: targets.site },
            location: { _type: 'reference', _ref: targets.location },
            ...(reply_text ? { reply_text } : {}),
            ...(reply_date ? { reply_date } : {}),
          })
          .unset([...(reply_text ? [] : ['reply_text']), ...(reply_date ? [] : ['reply_date'])]),
      );
    }
    await transaction.commit({ visibility: 'sync' });
  }
  if (importedReviews.summary)
    await client.patch(location).set({ reviews: importedReviews.summary }).commit();
  return null;
}
