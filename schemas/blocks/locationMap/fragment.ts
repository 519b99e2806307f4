/** Only the ids of selected locations. They come from `locationsQuery`, which is limited to the site. */
export const locationMapFragment = /* groq */ `
  _type == "locationMap" => {
    heading,
    intro,
    "locationIds": coalesce(locations[]._ref, [])
  }
` as const;
