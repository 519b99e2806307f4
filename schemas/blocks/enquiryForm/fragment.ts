export const enquiryFormFragment = /* groq */ `
  _type == "enquiryForm" => {
    heading,
    intro,
    "form": coalesce(form, "enquiry"),
    "showPhone": coalesce(showPhone, true)
  }
` as const;
