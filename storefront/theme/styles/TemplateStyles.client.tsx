'use client';
import type { Template } from '@forecourt/lib/sites/theme';
import marine from './marine.css?url';
import marineHeader from './marine-header.css?url';
import marineHero from './marine-hero.css?url';
import premium from './premium.css?url';
import premiumHeader from './premium-header.css?url';
import premiumHero from './premium-hero.css?url';

type Files = Readonly<Partial<Record<Template, string>>>;

// Shared styles, and those of the first three templates, are in the global stylesheet (app/globals.css).
const TEMPLATES: Files = { marine, premium };
const HEADERS: Files = { marine: marineHeader, premium: premiumHeader };
const HEROES: Files = { marine: marineHero, premium: premiumHero };

interface Props {
  template: Template;
  header: Template;
  hero: Template;
}

/**
 * The stylesheets that only sites with this template, header or hero load. A client component, because in a
 * server component Turbopack cannot import a CSS file as a URL.
 */
export const TemplateStyles = ({ template, header, hero }: Props) =>
  [TEMPLATES[template], HEADERS[header], HEROES[hero]].map(
    (file) => file && <link key={file} rel="stylesheet" href={file} />,
  );
