import type { Site } from './site.ts';
import type { Template, TypePair } from './theme.ts';

/** The type each template is set in, unless the site's theme says otherwise. */
export const TEMPLATE_TYPE: Readonly<Record<Template, TypePair>> = {
  group: 'instrument',
  franchise: 'archivo',
  yard: 'figtree',
  premium: 'cormorant',
  marine: 'nunito',
};

type Themed = Pick<Site, 'template' | 'theme'>;

/** The type a site is set in. */
export const typePairOf = ({ template, theme }: Themed): TypePair =>
  theme.typePair ?? TEMPLATE_TYPE[template];

/** The template whose header a site has. */
export const headerOf = ({ template, theme }: Themed): Template => theme.header ?? template;

/** The template whose hero a site has. */
export const heroOf = ({ template, theme }: Themed): Template => theme.hero ?? template;
