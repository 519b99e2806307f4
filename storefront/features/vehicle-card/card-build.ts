import type { Site } from '@forecourt/lib/sites/site';
import type { Template } from '@forecourt/lib/sites/theme';

/** The structure of a card, named after the template that introduced it. */
export type CardBuild = 'group' | 'franchise' | 'yard';

/** Templates restyle one of the three in CSS, so that browsers load no more script. */
const CARD_BUILD: Readonly<Record<Template, CardBuild>> = {
  group: 'group',
  franchise: 'franchise',
  yard: 'yard',
  premium: 'franchise',
  marine: 'group',
};

export const cardBuildOf = ({ template }: Pick<Site, 'template'>): CardBuild => CARD_BUILD[template];
