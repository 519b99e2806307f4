import { actionFragment } from '../../fragments/link.ts';

export const featuredUsedCarsFragment = /* groq */ `
  _type == "featuredUsedCars" => {
    "title": coalesce(title, ""),
    action{ ${actionFragment} }
  }
` as const;
