import { actionFragment } from '../../fragments/link.ts';

export const financeStepsFragment = /* groq */ `
  _type == "financeSteps" => { heading, intro, action{ ${actionFragment} } }
` as const;
