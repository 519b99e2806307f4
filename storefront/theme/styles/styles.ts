import { createHash } from 'node:crypto';
import { headerOf, heroOf } from '@forecourt/lib/sites/look';
import type { Site } from '@forecourt/lib/sites/site';
import type { Template } from '@forecourt/lib/sites/theme';
import { MARINE } from './marine.ts';
import { MARINE_HEADER } from './marine-header.ts';
import { MARINE_HERO } from './marine-hero.ts';
import { PREMIUM } from './premium.ts';
import { PREMIUM_HEADER } from './premium-header.ts';
import { PREMIUM_HERO } from './premium-hero.ts';

const PARTS = ['template', 'header', 'hero'] as const;
type Part = (typeof PARTS)[number];

/**
 * Styles that only sites with that template, header or hero load. Shared styles, and those of the first three
 * templates, are in the global stylesheet (app/globals.css).
 */
const STYLES: Readonly<Partial<Record<Template, Readonly<Record<Part, string>>>>> = {
  premium: { template: PREMIUM, header: PREMIUM_HEADER, hero: PREMIUM_HERO },
  marine: { template: MARINE, header: MARINE_HEADER, hero: MARINE_HERO },
};

const minify = (css: string) =>
  css
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};,]) ?/g, '$1')
    .replaceAll(/: /g, ':')
    .replaceAll(';}', '}')
    .trim();

const stylesOf = (owners: Readonly<Record<Part, string>>): string =>
  PARTS.map((part) => minify(STYLES[owners[part] as Template]?.[part] ?? '')).join('');

const version = (css: string) => createHash('sha256').update(css).digest('hex').slice(0, 8);

/**
 * Returns the URL of a site's template styles; null if it needs none. It contains a version, so it can be
 * cached for ever.
 */
export function stylesAddress(site: Pick<Site, 'template' | 'theme'>): string | null {
  const owners = { template: site.template, header: headerOf(site), hero: heroOf(site) };
  const css = stylesOf(owners);
  return css ? `/api/template-styles?${new URLSearchParams({ ...owners, v: version(css) })}` : null;
}

/** Returns the styles that a URL names; empty for unknown names. */
export const stylesAt = (parameters: URLSearchParams): string =>
  stylesOf({
    template: parameters.get('template') ?? '',
    header: parameters.get('header') ?? '',
    hero: parameters.get('hero') ?? '',
  });

/** Returns whether a URL names the current version of its styles. */
export const isCurrentVersion = (parameters: URLSearchParams): boolean =>
  parameters.get('v') === version(stylesAt(parameters));
