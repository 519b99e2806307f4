import { KEPT_PARAM } from '../sites/visit-source/kept-param.ts';

/** Returns the campaign parameters of a URL (OPEN-109). */
export const campaignParams = (params: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    // Some mail tools put the recipient's address into the campaign name.
    Object.entries(params).filter(([name, value]) => KEPT_PARAM.test(name) && !value.includes('@')),
  );
