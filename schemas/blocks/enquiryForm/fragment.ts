import { pictureFragment } from '../../fragments/picture.ts';

export const enquiryFormFragment = /* groq */ `
  _type == "enquiryForm" => {
    heading,
    intro,
    "form": coalesce(form, "enquiry"),
    "showPhone": coalesce(showPhone, true),
    category,
    anchor,
    "fields": coalesce(fields[defined(field)]{ "name": coalesce(field, ""), "required": coalesce(required, false) }, []),
    "services": coalesce(services[defined(@)], []),
    "recipientIds": coalesce(recipients[]._ref, []),
    event,
    thanksTitle,
    thanksText,
    "steps": coalesce(steps[]{ _key, "title": coalesce(title, ""), "text": coalesce(text, "") }, []),
    image{ ${pictureFragment} }
  }
` as const;
