/** Only the ids of selected locations. The cards come from `locationsQuery`, which is limited to the site. */
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
