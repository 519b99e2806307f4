import { shortProse } from '@forecourt/schemas/writing/prose';
import { action, parseLink } from '@forecourt/schemas/writing/target';
import { reference } from '@forecourt/schemas/writing/written';
import type { DealerFacts } from './dealer-facts.ts';
import { modelId } from './ids.ts';
import type { FooterContent } from './site-content.ts';

type Item = readonly [label: string, target: string, description?: string];

const item = ([label, target, description]: Item) => ({
  _type: 'menuItem' as const,
  label,
  ...(description && { description }),
  link: parseLink(target),
});

export const menuLink = (label: string, target: string) => ({
  _type: 'menu' as const,
  label,
  kind: 'link' as const,
  link: parseLink(target),
});

/** An entry that shows only from and until the given days, inclusive, such as `2027-06-01`. */
export const during = <Entry extends object>(from: string, until: string, entry: Entry) => ({
  ...entry,
  showFrom: `${from}T00:00:00+10:00`,
  showUntil: `${until}T23:59:59+10:00`,
});

export const dropdown = (label: string, items: readonly Item[], target?: string) => ({
  _type: 'menu' as const,
  label,
  kind: 'dropdown' as const,
  ...(target && { link: parseLink(target) }),
  items: items.map(item),
});

export const megaMenu = (
  label: string,
  target: string,
  columns: readonly { title: string; items: readonly Item[] }[],
) => ({
  _type: 'menu' as const,
  label,
  kind: 'mega' as const,
  link: parseLink(target),
  columns: columns.map(({ title, items }) => ({
    _type: 'menuColumn' as const,
    title,
    items: items.map(item),
  })),
});

/** An entry that opens pictures of models (NAV-11). */
export const modelsMenu = (
  label: string,
  target: string,
  make: string,
  models: readonly string[],
  groupBy: 'none' | 'brand' | 'body' = 'none',
) => ({
  _type: 'menu' as const,
  label,
  kind: 'models' as const,
  groupBy,
  link: parseLink(target),
  models: models.map((name) => reference(modelId(make, name))),
});

/**
 * A footer with its groups, and the licence line required of dealers.
 * @param groups title and links, in order
 */
export function footer(
  { company, abn, dealerLicence, repairerLicence, state }: DealerFacts,
  groups: readonly (readonly [title: string, links: readonly (readonly [label: string, target: string])[]])[],
  { words, social = [] }: { words: string; social?: FooterContent['socialLinks'] },
): FooterContent {
  const repairer = repairerLicence ? ` Motor vehicle repairer ${repairerLicence}.` : '';
  return {
    groups: groups.map(([title, links]) => ({
      _type: 'footerGroup' as const,
      title,
      links: links.map(([label, target]) => action(label, target)),
    })),
    text: shortProse(
      `${words}\n\n${company}, ABN ${abn}. Licensed motor dealer, ${state}: ${dealerLicence}.${repairer}`,
    ),
    legalLinks: [
      action('Privacy policy', '/privacy-policy'),
      action('Terms and conditions', '/terms-and-conditions'),
    ],
    ...(social.length && { socialLinks: social }),
  };
}
