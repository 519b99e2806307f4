import { actionFragment } from '../../fragments/link.ts';

export const countdownFragment = /* groq */ `
  _type == "countdown" => {
    "heading": coalesce(heading, ""),
    text,
    until,
    afterwards,
    action{ ${actionFragment} }
  }
` as const;
