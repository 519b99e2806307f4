import type { SanityClient } from 'sanity';
import type { Picture } from './pictures.ts';

/** What a picture's upload may be. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/avif';

/**
 * Puts pictures into the library, one after the other.
 * @param tags what each gets, its folders too
 * @throws when one cannot be uploaded; those before it stay
 */
export async function uploadPictures(
  client: SanityClient,
  files: readonly File[],
  tags: readonly string[],
): Promise<void> {
  for (const file of files) {
    const { _id } = await client.assets.upload('image', file, { filename: file.name });
    // One that was there already keeps what it has.
    if (tags.length > 0) await addTagsTo(client, [{ _id, tags: await tagsOfStored(client, _id) }], tags);
  }
}

const tagsOfStored = async (client: SanityClient, id: string): Promise<string[]> =>
  (await client.fetch<string[] | null>('*[_id == $id][0].opt.tags', { id }, { tag: 'media.upload' })) ?? [];

/** Adds folders and tags to what each of several pictures has, at once. */
export async function addTagsTo(
  client: SanityClient,
  pictures: readonly Pick<Picture, '_id' | 'tags'>[],
  tags: readonly string[],
): Promise<void> {
  const transaction = client.transaction();
  for (const { _id, tags: own } of pictures)
    transaction.patch(_id, {
      setIfMissing: { opt: {} },
      set: { 'opt.tags': [...new Set([...own, ...tags])] },
    });
  await transaction.commit({ tag: 'media.tags', visibility: 'sync' });
}

/**
 * Deletes pictures for good, all or none.
 * @throws when something shows one of them after all, or the role may not
 */
export async function deletePictures(client: SanityClient, ids: readonly string[]): Promise<void> {
  const transaction = client.transaction();
  for (const id of ids) transaction.delete(id);
  await transaction.commit({ tag: 'media.delete', visibility: 'sync' });
}
