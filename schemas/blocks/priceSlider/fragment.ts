export const priceSliderFragment = /* groq */ `
  _type == "priceSlider" => {
    heading,
    intro,
    "showPicks": coalesce(showPicks, true)
  }
` as const;
