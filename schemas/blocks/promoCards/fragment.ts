import { promoCardFragment } from '../../fragments/promoCard.ts';

export const promoCardsFragment = /* groq */ `
  _type == "promoCards" => {
    heading,
    "cards": coalesce(cards[]->{ ${promoCardFragment} }, [])
  }
` as const;
