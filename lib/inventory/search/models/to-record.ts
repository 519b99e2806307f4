import { bodyFromText } from '../../../vehicle/body.ts';
import type { ModelContent } from './model-records-query.ts';
import { type ModelRecord, modelStatus, type RecordPicture } from './record.ts';

/** Maps the manufacturer's body types to those of the stock, for the directory's filter. */
export const directoryBodies = (words: readonly string[]): string[] => [
  ...new Set(words.map((word) => bodyFromText(word) ?? word.trim()).filter(Boolean)),
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
  ...(crop && { crop }),
  ...(hotspot && { hotspot }),
});
