export const paymentStripFragment = /* groq */ `
  _type == "paymentStrip" => { text }
` as const;
