export const financeNowFragment = /* groq */ `
  _type == "financeNow" => { text }
` as const;
