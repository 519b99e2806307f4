import { slideFragment } from '../../fragments/slide.ts';

export const heroCarouselFragment = /* groq */ `
  _type == "heroCarousel" => {
    "slides": coalesce(slides[]->{ ${slideFragment} }, []),
    "showSearch": coalesce(showSearch, false),
    "height": coalesce(height, "standard")
  }
` as const;
