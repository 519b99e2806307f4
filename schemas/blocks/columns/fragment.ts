import { actionFragment } from '../../fragments/link.ts';
import { pictureFragment } from '../../fragments/picture.ts';
import { portableTextFragment } from '../../fragments/portableText.ts';

export const columnsFragment = /* groq */ `
  _type == "columns" => {
    heading,
    intro,
    "columns": coalesce(columns[hidden != true]{
      _key,
      image{ ${pictureFragment} },
      title,
      "text": coalesce(text[]{ ${portableTextFragment} }, []),
      action{ ${actionFragment} }
    }, []),
    "shape": coalesce(shape, "wide")
  }
` as const;
