import { pictureFragment } from '../../fragments/picture.ts';

export const galleryFragment = /* groq */ `
  _type == "gallery" => {
    heading,
    intro,
    "pictures": coalesce(pictures[]{ _key, ${pictureFragment} }, [])
  }
` as const;
