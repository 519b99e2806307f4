import { pictureFragment } from '../../fragments/picture.ts';

export const videoFragment = /* groq */ `
  _type == "video" => {
    heading,
    intro,
    "title": coalesce(title, ""),
    "address": select(source != "file" => url),
    "file": select(source == "file" => file.asset->url),
    "captions": select(source == "file" => captions.asset->url),
    poster{ ${pictureFragment} }
  }
` as const;
