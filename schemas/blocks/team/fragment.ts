/** Only the ids of selected people. They come from `peopleQuery`, which is limited to the site. */
export const teamFragment = /* groq */ `
  _type == "team" => {
    heading,
    intro,
    "personIds": coalesce(people[]._ref, [])
  }
` as const;
