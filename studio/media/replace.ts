import type { SanityClient, SanityDocument } from 'sanity';
import { altIn, describedUseKey } from './describedUses.ts';
import type { Picture } from './pictures.ts';

type Value = Record<string, unknown>;
/** Maximum relative difference of aspect ratios for which crop and focus are kept. */
const SAME_SHAPE = 0.02;

const isObject = (value: unknown): value is Value =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

interface Exchange {
  from: string;
  to: string;
  /** True if crop and focus are kept. */
  keepsFocus: boolean;
  /** Returns the new alt text for an old one, or null to keep it. */
  altFor?: (alt: string | null) => string | null;
}

/** Returns a value with a picture replaced everywhere. */
export function withPicture<Whole>(value: Whole, exchange: Exchange): Whole {
  if (Array.isArray(value)) return value.map((item: unknown) => withPicture(item, exchange)) as Whole;
  if (!isObject(value)) return value;
  const { from, to, keepsFocus, altFor } = exchange;
  const { asset } = value;
  if (isObject(asset) && asset._ref === from) {
    // Rights belong to the old picture.
    const { crop, hotspot, rights: _rights, usableUntil: _usableUntil, ...rest } = value;
    const focus = { ...(crop !== undefined && { crop }), ...(hotspot !== undefined && { hotspot }) };
    const alt = altFor?.(altIn(value)) ?? null;
    return {
      ...rest,
      ...(keepsFocus && focus),
      ...(alt !== null && { alt }),
      asset: { ...asset, _ref: to },
    } as Whole;
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, withPicture(part, exchange)]),
  ) as Whole;
}

interface Shape {
  width: number | null;
  height: number | null;
}

export const isSameShape = (a: Shape, b: Shape): boolean =>
  Boolean(a.width && a.height && b.width && b.height) &&
  Math.abs(Number(a.width) / Number(a.height) / (Number(b.width) / Number(b.height)) - 1) <= SAME_SHAPE;

/** Loads all documents that use a picture: published, drafts and release versions. */
export const documentsWith = (client: SanityClient, pictureId: string): Promise<SanityDocument[]> =>
  client
    .withConfig({ perspective: 'raw' })
    .fetch<SanityDocument[]>('*[references($id)] | order(_id)', { id: pictureId }, { tag: 'media.replace' });

/** A completed replacement, with the data needed to undo it. */
export interface Replacement {
  from: string;
  to: string;
  /** Number of changed document versions. */
  documents: number;
  transactionId: string;
  /** The previous values of the changed fields. */
  before: { id: string; fields: Value }[];
}

/** Returns the fields of a document that differ from another version. */
const changedFields = (document: SanityDocument, other: SanityDocument): Value =>
  Object.fromEntries(
    Object.entries(document).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(other[name])),
  );

/**
 * Uploads a picture and replaces another one everywhere in one transaction.
 * @param options.documents documents that use it, as confirmed by the user
 * @param options.alts new alt texts by `describedUseKey`; others are kept
 * @returns null if it is the same picture
 * @throws Error if the upload fails, a document was changed in the meantime, or the role may not write it
 */
export async function replaceEverywhere(
  client: SanityClient,
  picture: Picture,
  {
    file,
    documents,
    alts,
  }: { file: File; documents: readonly SanityDocument[]; alts: ReadonlyMap<string, string> },
): Promise<Replacement | null> {
  const uploadedAsset = await client.assets.upload('image', file, { filename: file.name });
  if (uploadedAsset._id === picture._id) return null;
  const keepsFocus = isSameShape(picture, uploadedAsset.metadata.dimensions);
  const transaction = client.transaction();
  const before = documents.map((document) => {
    const after = withPicture(document, {
      from: picture._id,
      to: uploadedAsset._id,
      keepsFocus,
      altFor: (alt) => alts.get(describedUseKey(document._id, alt)) ?? null,
    });
    transaction.patch(document._id, { set: changedFields(after, document), ifRevisionID: document._rev });
    return { id: document._id, fields: changedFields(document, after) };
  });
  if (picture.tags.length > 0) transaction.patch(uploadedAsset._id, { set: { opt: { tags: picture.tags } } });
  const { transactionId } = await transaction.commit({ tag: 'media.replace', visibility: 'sync' });
  return { from: picture.name, to: file.name, documents: documents.length, transactionId, before };
}

/**
 * Undoes a replacement in one transaction. The new picture stays in the library.
 * @throws Error if a document was changed since
 */
export async function undoReplacement(
  client: SanityClient,
  { before, transactionId }: Replacement,
): Promise<void> {
  const transaction = client.transaction();
  for (const { id, fields } of before) transaction.patch(id, { set: fields, ifRevisionID: transactionId });
  await transaction.commit({ tag: 'media.undo', visibility: 'sync' });
}
