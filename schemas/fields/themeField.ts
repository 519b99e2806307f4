import type { Density, Radius, Template, TypePair } from '@forecourt/lib/sites/theme';
import { adviseAccent } from '@forecourt/lib/sites/theme/accent';
import { defineField } from 'sanity';
import { checkColour } from '../objects/hexColour.ts';

/** What the theme's field says beside Sanity's own options: the studio shows a palette and a specimen with it. */
export interface ThemeOptions {
  specimen: true;
}

const choices = <Value extends string>(titles: Readonly<Record<Value, string>>) =>
  (Object.entries(titles) as [Value, string][]).map(([value, title]) => ({ title, value }));

export const TEMPLATE_CHOICES = choices<Template>({
  group: 'Group: confident and editorial, for many brands',
  franchise: 'Franchise: cinematic, for one brand and new cars',
  yard: 'Yard: dense and quick, for used cars',
  premium: 'Premium: quiet and spacious, for few and fine cars',
  marine: 'Marine: light and friendly, for caravans, boats and leisure',
});

const TYPE_PAIR_CHOICES = choices<TypePair>({
  instrument: 'Clear: Instrument Sans',
  archivo: 'Precise: Archivo',
  figtree: 'Open: Figtree',
  cormorant: 'Refined: Cormorant Garamond over Instrument Sans',
  nunito: 'Rounded: Nunito',
});

const RADIUS_CHOICES = choices<Radius>({ square: 'Square', soft: 'Soft', round: 'Round' });

const DENSITY_CHOICES = choices<Density>({
  comfortable: 'Comfortable: much air between parts',
  compact: 'Compact: more on a screen',
});

const HEADER_CHOICES = choices<Template>({
  group: 'Contact in a dark line, menus beside the logo',
  franchise: 'One dark row that lies over the first picture',
  yard: 'A search field always in it',
  premium: 'The logo in the middle, menus below',
  marine: 'A search field, menus on a coloured band',
});

const HERO_CHOICES = choices<Template>({
  group: 'A wide photograph with a search across its lower edge',
  franchise: 'Photographs over the whole screen',
  yard: 'Search and budget beside the photograph',
  premium: 'One photograph, small words below it',
  marine: 'A rounded photograph with a search by type and length',
});

/** A choice that may stay open: the template then decides. */
const choice = (name: string, title: string, list: { title: string; value: string }[], layout?: 'radio') =>
  defineField({
    name,
    title,
    type: 'string',
    description: 'Empty: as the template has it.',
    options: { list, ...(layout && { layout, direction: 'horizontal' as const }) },
    validation: (rule) =>
      rule.custom(
        (value) =>
          !value ||
          list.some((entry) => entry.value === value) ||
          'Choose one of the list, or leave it empty.',
      ),
  });

/** An accent that would not be seen is refused, with the nearest that is. */
function checkAccent(value: string | undefined): string | true {
  const format = checkColour(value);
  if (!value || format !== true) return format;
  const advice = adviseAccent(value);
  if (advice.kind === 'good') return true;
  return advice.kind === 'refused'
    ? advice.reason
    : `Buttons in ${value} would hardly be seen on a white page. The nearest that are: ${advice.colour}.`;
}

/** How one site looks beside its template: two colours and, where it chooses so, type, corners, air, header, hero. */
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
      description: 'Buttons, links and focus.',
      validation: (rule) => [rule.required().error('Choose the accent colour.'), rule.custom(checkAccent)],
    }),
    defineField({
      name: 'brand',
      title: 'Neutral tint',
      type: 'hexColour',
      description: 'Tints greys and dark surfaces.',
      validation: (rule) => [rule.required().error('Choose the neutral tint.'), rule.custom(checkColour)],
    }),
    choice('typePair', 'Type', TYPE_PAIR_CHOICES),
    choice('radius', 'Corners', RADIUS_CHOICES, 'radio'),
    choice('density', 'Density', DENSITY_CHOICES, 'radio'),
    choice('header', 'Header', HEADER_CHOICES),
    choice('hero', 'Hero', HERO_CHOICES),
  ],
  validation: (rule) => rule.required(),
});
