export const searchBarFragment = /* groq */ `
  _type == "searchBar" => {
    heading,
    intro,
    "showTypes": coalesce(showTypes, true),
    "showMakes": coalesce(showMakes, true)
  }
` as const;
