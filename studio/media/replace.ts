import type { SanityClient, SanityDocument } from 'sanity';
import type { Picture } from './pictures.ts';

type Value = Record<string, unknown>;
/** Pictures of nearly the same shape keep their cut and their focus. */
const SAME_SHAPE = 0.02;

const isObject = (value: unknown): value is Value =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * A value with another picture in every place of one. What it shows, its description, stays for the editor to check.
 * @param keepsFocus whether cut and focus fit the new picture too
 */
export function withPicture<Whole>(value: Whole, from: string, to: string, keepsFocus: boolean): Whole {
  if (Array.isArray(value))
    return value.map((item: unknown) => withPicture(item, from, to, keepsFocus)) as Whole;
  if (!isObject(value)) return value;
  const { asset } = value;
  if (isObject(asset) && asset._ref === from) {
    const { crop, hotspot, ...rest } = value;
    const focus = { ...(crop !== undefined && { crop }), ...(hotspot !== undefined && { hotspot }) };
    return { ...rest, ...(keepsFocus && focus), asset: { ...asset, _ref: to } } as Whole;
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, withPicture(part, from, to, keepsFocus)]),
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

/**
 * Uploads a picture and puts it in every place of another, published and in drafts, at once or not at all.
 * @throws when the upload fails, somebody changed a document meanwhile, or the role may not write one of them
 */
export async function replaceEverywhere(
  client: SanityClient,
  picture: Picture,
  file: File,
): Promise<{ places: number }> {
  const uploaded = await client.assets.upload('image', file, { filename: file.name });
  if (uploaded._id === picture._id) return { places: 0 };
  const keepsFocus = isSameShape(picture, uploaded.metadata.dimensions);
  const documents = await client
    .withConfig({ perspective: 'raw' })
    .fetch<SanityDocument[]>('*[references($id)]', { id: picture._id }, { tag: 'media.replace' });
  const transaction = client.transaction();
  for (const document of documents) {
    const after = withPicture(document, picture._id, uploaded._id, keepsFocus);
    const set = Object.fromEntries(
      Object.entries(after).filter(
        ([name, value]) => JSON.stringify(value) !== JSON.stringify(document[name]),
      ),
    );
    transaction.patch(document._id, { set, ifRevisionID: document._rev });
  }
  if (picture.tags.length > 0) transaction.patch(uploaded._id, { set: { opt: { tags: picture.tags } } });
  if (documents.length > 0 || picture.tags.length > 0)
    await transaction.commit({ tag: 'media.replace', visibility: 'sync' });
  return { places: documents.length };
}
