/** Only the ids of chosen locations: the hours come from `locationsQuery`. */
export const openingHoursFragment = /* groq */ `
  _type == "openingHours" => {
    heading,
    intro,
    "locationIds": coalesce(locations[]._ref, [])
  }
` as const;
