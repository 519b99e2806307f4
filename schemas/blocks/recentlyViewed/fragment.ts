export const recentlyViewedFragment = /* groq */ `
  _type == "recentlyViewed" => {
    "heading": coalesce(heading, "Recently viewed")
  }
` as const;
