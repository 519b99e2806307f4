import type { Site } from '@forecourt/lib/sites/site';
import type { ThemeColours } from '@forecourt/lib/sites/theme';
import { AIR, type Air, RADIUS } from '@forecourt/lib/sites/theme/measures';
import { palettes } from '@forecourt/lib/sites/theme/palette';
import { headerOf, heroOf, typePairOf } from '@forecourt/lib/sites/theme-defaults';
import { fontCss } from './fonts.ts';

const list = (values: Readonly<Record<string, string>>) =>
  Object.entries(values)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');

/** Returns the site's colours as custom properties, light on the root and dark under `.dark`. */
export function coloursCss(colours: ThemeColours): string {
  const { light, dark } = palettes(colours);
  return `:root{${list(light)}}.dark{${list(dark)}}`;
}

const airCss = ([section, stack, gap, cardPad]: Air) =>
  list({ section: `${section}px`, stack: `${stack}px`, gap: `${gap}px`, 'card-pad': `${cardPad}px` });

/** Returns the site's corners and density; `:root:root` outranks the template's rules. */
export function measuresCss({ radius, density }: Site['theme']): string {
  const corners = radius && RADIUS[radius];
  const air = density && AIR[density];
  return [
    corners &&
      `:root:root{${list({ 'radius-card': `${corners[0]}px`, 'radius-control': `${corners[1]}px`, 'radius-tag': `${corners[2]}px` })}}`,
    air && `:root:root{${airCss(air[0])}}@media(width>=768px){:root:root{${airCss(air[1])}}}`,
  ]
    .filter(Boolean)
    .join('');
}

export type Look = Pick<Site, 'template' | 'theme'>;

export const siteCss = (look: Look): string =>
  fontCss(typePairOf(look)) + coloursCss(look.theme) + measuresCss(look.theme);

/** Returns the attributes of the root element that select template styles. */
export const lookAttributes = (site: Site) => ({
  'data-template': site.template,
  'data-header': headerOf(site),
  'data-hero': heroOf(site),
});
