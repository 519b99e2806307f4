import { portableTextFragment } from '../../fragments/portableText.ts';

export const richTextFragment = /* groq */ `
  _type == "richText" => {
    "content": coalesce(content[]{ ${portableTextFragment} }, []),
    "width": coalesce(width, "reading")
  }
` as const;
