import type { Density, Radius, Template, TypePair } from '@forecourt/lib/sites/theme';
import { adviseAccent } from '@forecourt/lib/sites/theme/accent';
import { defineField } from 'sanity';
import { checkColour } from '../objects/hexColour.ts';

/** Options of the theme field beyond Sanity's own. The studio shows a palette and preview for it. */
export interface ThemeOptions {
  specimen: true;
}

const choices = <Value extends string>(titles: Readonly<Record<Value, string>>) =>
  (Object.entries(titles) as [Value, string][]).map(([value, title]) => ({ title, value }));

export const TEMPLATE_CHOICES = choices<Template>({
  group: 'Group: confident and editorial, for many brands',
  franchise: 'Franchise: cinematic, for one brand and new cars',
  yard: 'Yard: dense and fast, for used cars',
  premium: 'Premium: quiet and spacious, for a small range of premium cars',
  marine: 'Marine: light and friendly, for caravans, boats and leisure',
});

const TYPE_PAIR_CHOICES = choices<TypePair>({
  instrument: 'Clear: Instrument Sans',
  archivo: 'Precise: Archivo',
  figtree: 'Open: Figtree',
  cormorant: 'Refined: Cormorant Garamond with Instrument Sans',
  nunito: 'Rounded: Nunito',
});

const RADIUS_CHOICES = choices<Radius>({ square: 'Square', soft: 'Soft', round: 'Round' });

const DENSITY_CHOICES = choices<Density>({
  comfortable: 'Comfortable: more space',
  compact: 'Compact: more content on a screen',
});

const HEADER_CHOICES = choices<Template>({
  group: 'Contact details in a dark bar, menus next to the logo',
  franchise: 'A dark bar over the first picture',
  yard: 'Search field always visible',
  premium: 'Centred logo with menus below',
  marine: 'Search field, menus on a coloured band',
});

const HERO_CHOICES = choices<Template>({
  group: 'Wide photo with a search bar across its lower edge',
  franchise: 'Full-screen photos',
  yard: 'Search and budget next to the photo',
  premium: 'Single photo with small text below',
  marine: 'Rounded photo with a search by type and length',
});

/** An optional choice. If it is empty, the template decides. */
const choice = (name: string, title: string, list: { title: string; value: string }[], layout?: 'radio') =>
  defineField({
    name,
    title,
    type: 'string',
    description: "Leave empty to use the template's.",
    options: { list, ...(layout && { layout, direction: 'horizontal' as const }) },
    validation: (rule) =>
      rule.custom(
        (value) =>
          !value || list.some((entry) => entry.value === value) || 'Choose an option, or leave it empty.',
      ),
  });

/** Rejects an accent with too little contrast and suggests the nearest one that works. */
function checkAccent(value: string | undefined): string | true {
  const format = checkColour(value);
  if (!value || format !== true) return format;
  const advice = adviseAccent(value);
  if (advice.kind === 'good') return true;
  return advice.kind === 'refused'
    ? advice.reason
    : `Buttons in ${value} are hard to see on a white page. The nearest colour that works is ${advice.colour}.`;
}

/**
 * The look of a site in addition to its template: two colours, and optionally type, corners, density, header
 * and hero.
 */
export const themeField = defineField({
  name: 'theme',
  title: 'Theme',
  type: 'object',
  options: { columns: 2, specimen: true } as { columns: number } & ThemeOptions,
  fields: [
    defineField({
      name: 'accent',
      title: 'Accent',
      type: 'hexColour',
      description: 'Colour of buttons, links and focus outlines.',
      validation: (rule) => [rule.required().error('Choose an accent colour.'), rule.custom(checkAccent)],
    }),
    defineField({
      name: 'brand',
      title: 'Neutral tint',
      type: 'hexColour',
      description: 'Tints greys and dark surfaces.',
      validation: (rule) => [rule.required().error('Choose a neutral tint.'), rule.custom(checkColour)],
    }),
    choice('typePair', 'Type', TYPE_PAIR_CHOICES),
    choice('radius', 'Corners', RADIUS_CHOICES, 'radio'),
    choice('density', 'Density', DENSITY_CHOICES, 'radio'),
    choice('header', 'Header', HEADER_CHOICES),
    choice('hero', 'Hero', HERO_CHOICES),
  ],
  validation: (rule) => rule.required(),
});
