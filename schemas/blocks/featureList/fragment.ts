import { actionFragment } from '../../fragments/link.ts';
import { pictureFragment } from '../../fragments/picture.ts';

export const featureListFragment = /* groq */ `
  _type == "featureList" => {
    "heading": coalesce(heading, ""),
    intro,
    "items": coalesce(items[hidden != true]{ _key, "title": coalesce(title, ""), text }, []),
    image{ ${pictureFragment} },
    action{ ${actionFragment} }
  }
` as const;
