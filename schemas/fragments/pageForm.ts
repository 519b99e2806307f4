import { pictureFragment } from './picture.ts';

/** The form of a page; null where nothing was chosen. */
export const pageFormFragment = /* groq */ `
  "form": select(form.kind in ["enquiry", "testDrive"] => form{
    "kind": coalesce(kind, "enquiry"),
    heading,
    category,
    anchor,
    "steps": coalesce(steps[]{ _key, "title": coalesce(title, ""), "text": coalesce(text, "") }, []),
    image{ ${pictureFragment} }
  })
` as const;
