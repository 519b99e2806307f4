import { stockFilterFragment } from '../../fragments/stockFilter.ts';

export const featuredCarsFragment = /* groq */ `
  _type == "featuredCars" => {
    "heading": coalesce(heading, ""),
    intro,
    filter{ ${stockFilterFragment} },
    sort,
    "count": coalesce(count, 6),
    "layout": coalesce(layout, "grid"),
    viewAllLabel
  }
` as const;
