/** GROQ: the path or URL that links to a model use; null without a slug. */
export const modelHref = /* groq */ `
  coalesce(
    select(string::startsWith(override_url, "/") || string::startsWith(lower(override_url), "http") => override_url),
    "/" + slug.current
  )
` as const;
