import { linkFragment } from './link.ts';
import { pictureFragment } from './picture.ts';

/** Formatted text with resolved links and pictures. */
export const portableTextFragment = /* groq */ `
  _type == "block" => {
    ...,
    "markDefs": coalesce(markDefs[]{ _key, _type, ${linkFragment} }, [])
  },
  _type == "picture" => { _key, _type, ${pictureFragment} }
` as const;
