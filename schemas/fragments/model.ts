import { modelHref } from '@forecourt/lib/inventory/search/models/model-href';
import { pictureFragment } from './picture.ts';

/** A model (MODEL-05 to MODEL-10). `href` is the path or URL that links to it use. */
export const modelFragment = /* groq */ `
  "id": _id,
  "name": coalesce(name, ""),
  "slug": coalesce(slug.current, ""),
  override_url,
  "href": ${modelHref},
  "manufacturer_body": coalesce(manufacturer_body, []),
  "status": coalesce(status, "current"),
  image{ ${pictureFragment} }
` as const;
