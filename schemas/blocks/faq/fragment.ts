import { actionFragment } from '../../fragments/link.ts';
import { portableTextFragment } from '../../fragments/portableText.ts';

export const faqFragment = /* groq */ `
  _type == "faq" => {
    heading,
    intro,
    "items": coalesce(items[hidden != true]{ _key, "question": coalesce(question, ""), "answer": coalesce(answer[]{ ${portableTextFragment} }, []) }, []),
    "openFirst": coalesce(openFirst, false),
    action{ ${actionFragment} }
  }
` as const;
