import { manufacturerFragment } from '../../fragments/manufacturer.ts';

export const brandGridFragment = /* groq */ `
  _type == "brandGrid" => {
    heading,
    intro,
    "brands": coalesce(brands[]->{ ${manufacturerFragment} }, []),
    "showDescriptions": coalesce(showDescriptions, true)
  }
` as const;
