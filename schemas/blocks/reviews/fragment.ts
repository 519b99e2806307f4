/** Selects the reviews. They come from `reviewsQuery`, which is limited to the site. */
export const reviewsFragment = /* groq */ `
  _type == "reviews" => {
    heading,
    intro,
    "locationId": location._ref,
    "summaryOnly": coalesce(summaryOnly, false)
  }
` as const;
