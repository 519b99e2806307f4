/** Only the ids of chosen locations: they come from `locationsQuery`, so that they cannot leave the site. */
export const locationMapFragment = /* groq */ `
  _type == "locationMap" => {
    heading,
    intro,
    "locationIds": coalesce(locations[]._ref, [])
  }
` as const;
