import { defineQuery } from 'groq';
import { z } from 'zod';
import { listOf, text, textOrEmpty } from '../../../sites/content-lake/content-values.ts';
import { modelHref } from './model-href.ts';

export const modelRecordsQuery = defineQuery(`
  *[_type == "model" && defined(slug.current) && defined(manufacturer->slug.current)] | order(_id asc) {
    "id": _id,
    "name": coalesce(name, ""),
    "slug": coalesce(slug.current, ""),
    "href": ${modelHref},
    "manufacturer_body": coalesce(manufacturer_body, []),
    "status": coalesce(status, "current"),
    image{
      "url": asset->url,
      "alt": coalesce(alt, ""),
      "width": asset->metadata.dimensions.width,
      "height": asset->metadata.dimensions.height,
      crop{ top, left, bottom, right },
      hotspot{ x, y }
    },
    "manufacturer": manufacturer->{ "id": _id, "name": coalesce(name, ""), "slug": coalesce(slug.current, "") }
  }
`);

const size = z.number().nullable();
const modelSchema = z.object({
  id: z.string(),
  name: textOrEmpty,
  slug: textOrEmpty,
  href: text,
  manufacturer_body: listOf(z.string()),
  status: textOrEmpty,
  image: z
    .object({
      url: text,
      alt: textOrEmpty,
      width: size,
      height: size,
      crop: z.object({ top: z.number(), left: z.number(), bottom: z.number(), right: z.number() }).nullable(),
      hotspot: z.object({ x: z.number(), y: z.number() }).nullable(),
    })
    .nullable(),
  manufacturer: z.object({ id: z.string(), name: textOrEmpty, slug: textOrEmpty }).nullable(),
});

export const modelRecordsSchema = z.array(modelSchema);

export type ModelContent = z.output<typeof modelSchema>;
