export const salesCounterFragment = /* groq */ `
  _type == "salesCounter" => { "heading": coalesce(heading, ""), text }
` as const;
