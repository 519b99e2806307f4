import { escapeHtml } from '@forecourt/lib/messaging/mail/layout';
import { LANGUAGE_FACTS } from '@forecourt/lib/platform/language/languages';
import type { Translator } from '@forecourt/lib/platform/language/translator';
import type { Palette } from '@forecourt/lib/sites/theme/palette';

export interface OfflineLine {
  title: string;
  href: string | null;
  /** Facts below the title, in order. */
  facts: readonly string[];
}

export interface OfflineSection {
  id: string;
  title: string;
  lines: readonly OfflineLine[];
  /** Shown without lines. */
  emptyText: string;
}

const lineHtml = ({ title, href, facts }: OfflineLine): string =>
  `<li><h3>${href ? `<a href="${escapeHtml(href)}">${escapeHtml(title)}</a>` : escapeHtml(title)}</h3>${facts
    .map((fact) => `<p>${escapeHtml(fact)}</p>`)
    .join('')}</li>`;

const sectionHtml = ({ id, title, lines, emptyText }: OfflineSection): string =>
  `<section aria-labelledby="${id}"><h2 id="${id}">${escapeHtml(title)}</h2>${
    lines.length > 0 ? `<ul>${lines.map(lineHtml).join('')}</ul>` : `<p>${escapeHtml(emptyText)}</p>`
  }</section>`;

/**
 * Renders the garage for reading without a connection. It needs no script, file or service.
 * @param asAt when it was made: `5 Mar 2026, 3:40 pm`
 */
export function offlinePage({
  siteName,
  garage,
  asAt,
  sections,
  colours,
  language = LANGUAGE_FACTS.en,
  t,
}: {
  siteName: string;
  garage: { path: string; name: string };
  asAt: string;
  sections: readonly OfflineSection[];
  colours: Palette;
  /** Its tag and direction. */
  language?: { tag: string; direction: 'ltr' | 'rtl' };
  t: Translator<'garageApp'>;
}): string {
  const name = escapeHtml(garage.name);
  return `<!doctype html>
<html lang="${language.tag}" dir="${language.direction}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="format-detection" content="telephone=no">
<title>${escapeHtml(t('offline.title', { garage: garage.name, site: siteName }))}</title>
<style>
  html { font: 16px/1.5 system-ui, sans-serif; color: ${colours.ink}; background: ${colours.canvas}; }
  body { margin: 0; }
  main { box-sizing: border-box; max-width: 720px; margin: auto; padding: 24px 16px 56px; }
  h1 { margin: 24px 0 8px; font-size: 30px; line-height: 1.15; letter-spacing: -0.02em; }
  h2 { margin: 40px 0 8px; font-size: 24px; line-height: 1.2; }
  h3 { margin: 0; font-size: 18px; line-height: 1.3; overflow-wrap: anywhere; }
  p { margin: 4px 0 0; color: ${colours['ink-muted']}; overflow-wrap: anywhere; white-space: pre-line; unicode-bidi: plaintext; }
  ul { margin: 0; padding: 0; list-style: none; border-top: 1px solid ${colours.line}; }
  li { padding: 16px 0; border-bottom: 1px solid ${colours.line}; }
  a { color: inherit; text-underline-offset: 4px; }
  a:focus-visible { outline: 3px solid ${colours.focus}; outline-offset: 2px; }
  .again { display: inline-block; margin-top: 16px; padding: 10px 20px; border: 1px solid currentColor; border-radius: 8px; font-weight: 600; text-decoration: none; }
  .site { font-weight: 700; color: inherit; }
</style>
<main>
  <p class="site">${escapeHtml(siteName)}</p>
  <h1>${name}</h1>
  <p role="status">${escapeHtml(t('offline.status', { when: asAt }))}</p>
  <a class="again" href="${escapeHtml(garage.path)}">${escapeHtml(t('offline.again'))}</a>
  ${sections.map(sectionHtml).join('\n  ')}
</main>
</html>
`;
}
