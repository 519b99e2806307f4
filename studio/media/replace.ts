import type { SanityClient, SanityDocument } from 'sanity';
import type { Picture } from './pictures.ts';
import { altIn, placeKey } from './places.ts';

type Value = Record<string, unknown>;
/** Pictures of nearly the same shape keep their cut and their focus. */
const SAME_SHAPE = 0.02;

const isObject = (value: unknown): value is Value =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** How another picture stands in the places of one. */
interface Exchange {
  from: string;
  to: string;
  /** Whether cut and focus fit the new picture too. */
  keepsFocus: boolean;
  /** What is said of the new picture where that was said of the other; null leaves it as it is. */
  altFor?: (alt: string | null) => string | null;
}

/** A value with another picture in every place of one. */
export function withPicture<Whole>(value: Whole, exchange: Exchange): Whole {
  if (Array.isArray(value)) return value.map((item: unknown) => withPicture(item, exchange)) as Whole;
  if (!isObject(value)) return value;
  const { from, to, keepsFocus, altFor } = exchange;
  const { asset } = value;
  if (isObject(asset) && asset._ref === from) {
    const { crop, hotspot, ...rest } = value;
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

/** Whether two pictures have the same shape, so that a focus set on one fits the other. */
export const isSameShape = (a: Shape, b: Shape): boolean =>
  Boolean(a.width && a.height && b.width && b.height) &&
  Math.abs(Number(a.width) / Number(a.height) / (Number(b.width) / Number(b.height)) - 1) <= SAME_SHAPE;

/** Everything that is stored with a picture: published, as drafts, in releases. */
export const documentsWith = (client: SanityClient, pictureId: string): Promise<SanityDocument[]> =>
  client
    .withConfig({ perspective: 'raw' })
    .fetch<SanityDocument[]>('*[references($id)] | order(_id)', { id: pictureId }, { tag: 'media.replace' });

/** A replacement that was made, and what it takes to undo it. */
export interface Replacement {
  from: string;
  to: string;
  /** How many documents as stored changed. */
  documents: number;
  transactionId: string;
  /** The fields that changed, as they were. */
  before: { id: string; fields: Value }[];
}

/** The fields of a document that differ from another version of it. */
const changedFields = (document: SanityDocument, other: SanityDocument): Value =>
  Object.fromEntries(
    Object.entries(document).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(other[name])),
  );

/**
 * Uploads a picture and puts it in every place of another, at once or not at all.
 * @param options.documents those that show it, as the person who confirmed it saw them
 * @param options.alts what is said of the new picture, by place (`placeKey`); elsewhere the words stay
 * @returns null when it is the same picture
 * @throws when the upload fails, somebody changed a document meanwhile, or the role may not write one of them
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
      altFor: (alt) => alts.get(placeKey(document._id, alt)) ?? null,
    });
    transaction.patch(document._id, { set: changedFields(after, document), ifRevisionID: document._rev });
    return { id: document._id, fields: changedFields(document, after) };
  });
  if (picture.tags.length > 0) transaction.patch(uploadedAsset._id, { set: { opt: { tags: picture.tags } } });
  const { transactionId } = await transaction.commit({ tag: 'media.replace', visibility: 'sync' });
  return { from: picture.name, to: file.name, documents: documents.length, transactionId, before };
}

/**
 * Puts everything back as it was before a replacement, at once or not at all; the new picture stays in the library.
 * @throws when somebody changed one of the documents since
 */
export async function undoReplacement(
  client: SanityClient,
  { before, transactionId }: Replacement,
): Promise<void> {
  const transaction = client.transaction();
  for (const { id, fields } of before) transaction.patch(id, { set: fields, ifRevisionID: transactionId });
  await transaction.commit({ tag: 'media.undo', visibility: 'sync' });
}
