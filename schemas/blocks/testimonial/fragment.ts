import { pictureFragment } from '../../fragments/picture.ts';

export const testimonialFragment = /* groq */ `
  _type == "testimonial" => {
    heading,
    "quotes": coalesce(quotes[hidden != true]{
      _key,
      "text": coalesce(text, ""),
      "name": coalesce(name, ""),
      about,
      image{ ${pictureFragment} }
    }, [])
  }
` as const;
