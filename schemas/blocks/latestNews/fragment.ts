/** The posts are asked for by themselves, so that the page follows every new one. */
export const latestNewsFragment = /* groq */ `
  _type == "latestNews" => {
    "heading": coalesce(heading, "Latest News"),
    intro,
    "limit": coalesce(limit, 3),
    "viewAllLabel": coalesce(viewAllLabel, "All news")
  }
` as const;
