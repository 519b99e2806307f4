import type { Site } from '@forecourt/lib/sites/site';
import type { Template } from '@forecourt/lib/sites/theme';

/** The structure of vehicle and model cards, named after the template that introduced it. */
export type CardBuild = 'group' | 'franchise' | 'yard';

/** Every template uses one of the three and restyles it in CSS, so that browsers load no more script. */
const CARD_BUILD: Readonly<Record<Template, CardBuild>> = {
  group: 'group',
  franchise: 'franchise',
  yard: 'yard',
  premium: 'franchise',
  marine: 'group',
};

export const cardBuildOf = ({ template }: Pick<Site, 'template'>): CardBuild => CARD_BUILD[template];
