import { bodyFromWords } from '../../../vehicle/body.ts';
import { type ModelRecord, modelStatus, type RecordPicture } from './record.ts';

/** A model as content gives it (`modelRecordsQuery` of the schemas). */
export interface ModelContent {
  id: string;
  name: string;
  slug: string;
  href: string | null;
  manufacturer_body: readonly string[];
  status: string;
  image: {
    url: string | null;
    alt: string;
    width: number | null;
    height: number | null;
    crop: RecordPicture['crop'] | null;
    hotspot: RecordPicture['hotspot'] | null;
  } | null;
  manufacturer: { id: string; name: string; slug: string } | null;
}

/** The bodies of a model as the directory filters by them: the manufacturer's words, in the stock's terms. */
export const directoryBodies = (words: readonly string[]): string[] => [
  ...new Set(words.map((word) => bodyFromWords(word) ?? word.trim()).filter(Boolean)),
];

/**
 * The record of a model.
 * @returns null for one that has no name, address or manufacturer yet: nothing could link to it
 */
export function toModelRecord(content: ModelContent): ModelRecord | null {
  const { id, name, slug, href, manufacturer, image } = content;
  if (!name || !slug || !manufacturer?.slug) return null;
  return {
    objectID: id,
    manufacturer: { id: manufacturer.id, name: manufacturer.name, slug: manufacturer.slug },
    model: {
      name,
      slug,
      href: href ?? `/${slug}`,
      body: directoryBodies(content.manufacturer_body),
      status: modelStatus(content.status),
      image: image?.url ? picture(image, image.url) : null,
    },
  };
}

const picture = (
  { alt, width, height, crop, hotspot }: NonNullable<ModelContent['image']>,
  url: string,
): RecordPicture => ({
  url,
  alt,
  width,
  height,
  ...(crop && { crop: pick(crop, ['top', 'left', 'bottom', 'right']) }),
  ...(hotspot && { hotspot: pick(hotspot, ['x', 'y']) }),
});

// The content service adds its own bookkeeping to both.
const pick = <Name extends string>(
  from: Partial<Record<Name, number>>,
  names: readonly Name[],
): Partial<Record<Name, number>> =>
  Object.fromEntries(
    names.flatMap((name) => (from[name] === undefined ? [] : [[name, from[name]]])),
  ) as Partial<Record<Name, number>>;
