/** Only the ids of chosen locations: the cards come from `locationsQuery`, so that they cannot leave the site. */
export const locationCardsFragment = /* groq */ `
  _type == "locationCards" => {
    heading,
    intro,
    "layout": coalesce(layout, "grid"),
    "show": coalesce(show, "all"),
    "showFilter": coalesce(showFilter, true),
    "locationIds": coalesce(locations[]._ref, [])
  }
` as const;
