export const statsBannerFragment = /* groq */ `
  _type == "statsBanner" => {
    heading,
    "figures": coalesce(figures[hidden != true]{ _key, counts, "value": coalesce(value, 0), "suffix": coalesce(suffix, ""), "label": coalesce(label, "") }, [])
  }
` as const;
