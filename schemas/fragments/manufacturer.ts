import { pictureFragment } from './picture.ts';

/** A manufacturer (MODEL-01 to MODEL-04). */
export const manufacturerFragment = /* groq */ `
  "id": _id,
  "name": coalesce(name, ""),
  "slug": coalesce(slug.current, ""),
  "kind": coalesce(kind, "car"),
  description,
  logo{ ${pictureFragment} }
` as const;
