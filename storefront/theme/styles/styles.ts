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
 * The rules that only sites with that template, or with its header or hero, load. What several templates share, and
 * what the first three have of their own, is in the one sheet of all pages (app/globals.css).
 */
const STYLES: Readonly<Partial<Record<Template, Readonly<Record<Part, string>>>>> = {
  premium: { template: PREMIUM, header: PREMIUM_HEADER, hero: PREMIUM_HERO },
  marine: { template: MARINE, header: MARINE_HEADER, hero: MARINE_HERO },
};

/** Without what only people read. */
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
 * The address of the styles that a site needs beside those of all pages; null for one that needs none. It says whose
 * they are and their version, so that they may be kept for ever.
 */
export function stylesAddress(site: Pick<Site, 'template' | 'theme'>): string | null {
  const owners = { template: site.template, header: headerOf(site), hero: heroOf(site) };
  const css = stylesOf(owners);
  return css ? `/api/template-styles?${new URLSearchParams({ ...owners, v: version(css) })}` : null;
}

/** The styles an address names; empty for names that have none. */
export const stylesAt = (parameters: URLSearchParams): string =>
  stylesOf({
    template: parameters.get('template') ?? '',
    header: parameters.get('header') ?? '',
    hero: parameters.get('hero') ?? '',
  });

/** Whether an address names the version of the styles that `stylesAt` gives for it. */
export const isCurrentVersion = (parameters: URLSearchParams): boolean =>
  parameters.get('v') === version(stylesAt(parameters));
