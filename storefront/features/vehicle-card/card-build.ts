import type { Site } from '@forecourt/lib/sites/site';
import type { Template } from '@forecourt/lib/sites/theme';

/** How a card of a vehicle or a model is put together: as in the template of that name. */
export type CardBuild = 'group' | 'franchise' | 'yard';

/** Every template takes one of the three, and dresses it by its tokens and its own sheet: browsers load no more script. */
const CARD_BUILD: Readonly<Record<Template, CardBuild>> = {
  group: 'group',
  franchise: 'franchise',
  yard: 'yard',
  premium: 'franchise',
  marine: 'group',
};

/** How the cards of a site are put together. */
export const cardBuildOf = ({ template }: Pick<Site, 'template'>): CardBuild => CARD_BUILD[template];
