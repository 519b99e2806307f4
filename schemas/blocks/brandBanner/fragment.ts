import { actionFragment } from '../../fragments/link.ts';
import { manufacturerFragment } from '../../fragments/manufacturer.ts';
import { pictureFragment } from '../../fragments/picture.ts';

export const brandBannerFragment = /* groq */ `
  _type == "brandBanner" => {
    "brand": manufacturer->{ ${manufacturerFragment} },
    heading,
    text,
    image{ ${pictureFragment} },
    action{ ${actionFragment} }
  }
` as const;
