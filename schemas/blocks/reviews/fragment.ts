/** Which reviews: they themselves come from `reviewsQuery`, so that they cannot leave the site. */
export const reviewsFragment = /* groq */ `
  _type == "reviews" => {
    heading,
    intro,
    "locationId": location._ref,
    "summaryOnly": coalesce(summaryOnly, false)
  }
` as const;
