/** Only the ids of chosen people: they come from `peopleQuery`, so that they cannot leave the site. */
export const teamFragment = /* groq */ `
  _type == "team" => {
    heading,
    intro,
    "personIds": coalesce(people[]._ref, [])
  }
` as const;
