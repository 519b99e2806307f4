import { pictureFragment } from '../../fragments/picture.ts';

export const bodyTypeTilesFragment = /* groq */ `
  _type == "bodyTypeTiles" => {
    heading,
    "tiles": coalesce(tiles[hidden != true]{ _key, body, label, image{ ${pictureFragment} } }, [])
  }
` as const;
