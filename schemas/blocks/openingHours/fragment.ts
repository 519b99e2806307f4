/** Only the ids of selected locations. The hours come from `locationsQuery`. */
export const openingHoursFragment = /* groq */ `
  _type == "openingHours" => {
    heading,
    intro,
    "locationIds": coalesce(locations[]._ref, [])
  }
` as const;
