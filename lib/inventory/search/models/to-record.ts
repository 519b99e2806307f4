import { bodyFromWords } from '../../../vehicle/body.ts';
import { type ModelRecord, modelStatus, type RecordPicture } from './record.ts';

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

/** Maps the manufacturer's body types to those of the stock, for the directory's filter. */
export const directoryBodies = (words: readonly string[]): string[] => [
  ...new Set(words.map((word) => bodyFromWords(word) ?? word.trim()).filter(Boolean)),
];

/**
 * Returns the record of a model.
 *
 * @returns null without name, address or manufacturer, because nothing could link to it
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

// Drops the internal fields that the content service adds.
const pick = <Name extends string>(
  from: Partial<Record<Name, number>>,
  names: readonly Name[],
): Partial<Record<Name, number>> =>
  Object.fromEntries(
    names.flatMap((name) => (from[name] === undefined ? [] : [[name, from[name]]])),
  ) as Partial<Record<Name, number>>;
