import { actionFragment } from '../../fragments/link.ts';

export const valuePropositionsFragment = /* groq */ `
  _type == "valuePropositions" => {
    heading,
    "items": coalesce(items[hidden != true]{ _key, icon, "title": coalesce(title, ""), "text": coalesce(text, ""), action{ ${actionFragment} } }, [])
  }
` as const;
