import type { Site } from './site.ts';
import type { Template, TypePair } from './theme.ts';

/** Default fonts of each template, which a site's theme can override. */
export const TEMPLATE_TYPE: Readonly<Record<Template, TypePair>> = {
  group: 'instrument',
  franchise: 'archivo',
  yard: 'figtree',
  premium: 'cormorant',
  marine: 'nunito',
};

type Themed = Pick<Site, 'template' | 'theme'>;

export const typePairOf = ({ template, theme }: Themed): TypePair =>
  theme.typePair ?? TEMPLATE_TYPE[template];

export const headerOf = ({ template, theme }: Themed): Template => theme.header ?? template;

export const heroOf = ({ template, theme }: Themed): Template => theme.hero ?? template;
