import type { SanityClient } from 'sanity';
import type { Picture } from './pictures.ts';
import { resizedForUpload } from './resize.ts';

/** Accepted types of uploads. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/avif';

/**
 * Uploads pictures one after the other, large ones in the size that pages need.
 * @param tags tags of the new pictures, including folders
 * @throws Error if an upload fails; earlier ones are kept
 */
export async function uploadPictures(
  client: SanityClient,
  files: readonly File[],
  tags: readonly string[],
): Promise<void> {
  for (const file of files) {
    const smaller = await resizedForUpload(file);
    const { _id } = await client.assets.upload('image', smaller, { filename: smaller.name });
    // The content lake returns the existing asset for a known picture, which keeps its tags.
    if (tags.length > 0) await addTagsTo(client, [{ _id, tags: await tagsOfStored(client, _id) }], tags);
  }
}

const tagsOfStored = async (client: SanityClient, id: string): Promise<string[]> =>
  (await client.fetch<string[] | null>('*[_id == $id][0].opt.tags', { id }, { tag: 'media.upload' })) ?? [];

/** Adds folders and tags to several pictures in one transaction. */
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
 * Deletes pictures permanently in one transaction.
 * @throws Error if one is used, or the role may not
 */
export async function deletePictures(client: SanityClient, ids: readonly string[]): Promise<void> {
  const transaction = client.transaction();
  for (const id of ids) transaction.delete(id);
  await transaction.commit({ tag: 'media.delete', visibility: 'sync' });
}
