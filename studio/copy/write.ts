import type { SanityClient, SanityDocument } from 'sanity';
import type { Copy } from './plan.ts';

type Blocks = Record<string, unknown> & { _key: string };

/** Creates all drafts in one transaction. */
export async function makeDrafts(client: SanityClient, copies: readonly Copy[]): Promise<void> {
  const transaction = client.transaction();
  for (const { draft } of copies) transaction.create(draft);
  await transaction.commit({ tag: 'copy.make' });
}

export async function deleteDrafts(client: SanityClient, copies: readonly Pick<Copy, 'id'>[]): Promise<void> {
  const transaction = client.transaction();
  for (const { id } of copies) transaction.delete(`drafts.${id}`);
  await transaction.commit({ tag: 'copy.take-back' });
}

async function pageNow(
  client: SanityClient,
  id: string,
): Promise<{ published: SanityDocument | null; draft: SanityDocument | null }> {
  const versions = await client
    .withConfig({ perspective: 'raw' })
    .fetch<SanityDocument[]>('*[_id in [$id, "drafts." + $id]]', { id }, { tag: 'copy.page' });
  const version = (versionId: string) => versions.find(({ _id }) => _id === versionId) ?? null;
  return { published: version(id), draft: version(`drafts.${id}`) };
}

/** Appends blocks to a page's draft, and creates the drafts that they refer to. */
export async function addBlocks(
  client: SanityClient,
  id: string,
  blocks: readonly Blocks[],
  copies: readonly Copy[],
): Promise<{ madeDraft: boolean }> {
  const { published, draft } = await pageNow(client, id);
  const transaction = client.transaction();
  for (const copy of copies) transaction.create(copy.draft);
  if (!draft && published) {
    const { _rev, _createdAt, _updatedAt, ...content } = published;
    transaction.create({ ...content, _id: `drafts.${id}` });
  }
  transaction.patch(`drafts.${id}`, (patch) =>
    patch.setIfMissing({ blocks: [] }).insert('after', 'blocks[-1]', [...blocks]),
  );
  await transaction.commit({ tag: 'copy.blocks' });
  return { madeDraft: !draft };
}

/** Removes blocks that were appended to a page, and deletes the drafts created with them. */
export async function removeBlocks(
  client: SanityClient,
  id: string,
  { keys, copies, madeDraft }: { keys: readonly string[]; copies: readonly Copy[]; madeDraft: boolean },
): Promise<void> {
  const transaction = client.transaction();
  if (madeDraft) transaction.delete(`drafts.${id}`);
  else transaction.patch(`drafts.${id}`, (patch) => patch.unset(keys.map((key) => `blocks[_key=="${key}"]`)));
  for (const copy of copies) transaction.delete(`drafts.${copy.id}`);
  await transaction.commit({ tag: 'copy.take-blocks-back' });
}
