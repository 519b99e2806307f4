import { actionFragment } from '../../fragments/link.ts';
import { pictureFragment } from '../../fragments/picture.ts';

export const callToActionFragment = /* groq */ `
  _type == "callToAction" => {
    "heading": coalesce(heading, ""),
    text,
    "actions": coalesce(actions[]{ _key, ${actionFragment} }, []),
    "tone": coalesce(tone, "brand"),
    image{ ${pictureFragment} }
  }
` as const;
