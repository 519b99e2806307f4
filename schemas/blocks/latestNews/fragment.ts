/** Posts are queried separately, so that the page updates with each new one. */
export const latestNewsFragment = /* groq */ `
  _type == "latestNews" => {
    "heading": coalesce(heading, "Latest News"),
    intro,
    "limit": coalesce(limit, 3),
    "viewAllLabel": coalesce(viewAllLabel, "All news")
  }
` as const;
