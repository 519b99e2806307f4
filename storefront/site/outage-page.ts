import { escapeHtml } from '@forecourt/lib/messaging/mail/layout';
import { ENGLISH, LANGUAGE_FACTS, type Language } from '@forecourt/lib/platform/language/languages';
import { translatorOf } from '@forecourt/lib/platform/language/translator';
import type { Palette } from '@forecourt/lib/sites/theme/palette';

/** Address of each site's page for outages; `.deploy/varnish` names it too. */
const OUTAGE_PATH = '/away.html';

/** Returns the address of the page for outages in a language. */
export const outagePath = (language: Language): string =>
  language === ENGLISH ? OUTAGE_PATH : `/${language}${OUTAGE_PATH}`;

/** Inlined, because the page cannot load files. */
interface InlineLogo {
  src: string;
  width: number;
  height: number;
  isWhitened: boolean;
}

/**
 * Renders the page for when a site cannot show the requested one. It needs no script, file or service.
 * @param site.phone formatted, with its link; null if the site shows none
 */
export function outagePage({
  name,
  logo,
  phone,
  header,
  colours,
  language,
}: {
  name: string;
  logo: InlineLogo | null;
  phone: { number: string; href: string } | null;
  header: Palette;
  colours: Palette;
  language: Language;
}): string {
  const t = translatorOf(language, 'plainPages');
  const { tag, direction } = LANGUAGE_FACTS[language];
  const title = escapeHtml(name);
  const mark = logo
    ? `<img src="${escapeHtml(logo.src)}" alt="${title}" width="${logo.width}" height="${logo.height}"${logo.isWhitened ? ' class="white"' : ''}>`
    : `<span>${title}</span>`;
  const call =
    phone &&
    `<p><a class="call" href="${escapeHtml(phone.href)}">${t('outage.call', { number: `${escapeHtml(phone.number)}` })}</a></p>`;
  return `<!doctype html>
<html lang="${tag}" dir="${direction}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="format-detection" content="telephone=no">
<title>${t('outage.title')} | ${title}</title>
<style>
  html { font: 18px/1.5 system-ui, sans-serif; color: ${colours.ink}; background: ${colours.canvas}; }
  body { display: flex; flex-direction: column; min-height: 100dvh; margin: 0; }
  header { padding: 16px 24px; border-bottom: 1px solid ${header.line}; background: ${header.canvas}; color: ${header.ink}; font-size: 20px; font-weight: 700; }
  header > * { display: block; max-width: 100%; margin-inline: max(0px, 50% - 600px); }
  .white { filter: brightness(0) invert(1); }
  main { box-sizing: border-box; width: 100%; max-width: 1248px; margin: auto; padding: 48px 24px; }
  h1 { margin: 0 0 16px; font-size: clamp(30px, 5vw, 48px); line-height: 1.15; letter-spacing: -0.02em; text-wrap: balance; }
  p { max-width: 32em; margin: 0 0 24px; color: ${colours['ink-muted']}; }
  a { color: ${colours['accent-ink']}; }
  a:focus-visible { outline: 3px solid ${colours.focus}; outline-offset: 2px; }
  .call { display: inline-block; padding: 12px 24px; border-radius: 8px; background: ${colours.accent}; color: ${colours['on-accent']}; font-weight: 600; text-decoration: none; }
</style>
<header>${mark}</header>
<main>
  <h1>${t('outage.heading')}</h1>
  <p>${t.markup('outage.text', { hasPhone: phone ? 'yes' : 'no', again: (words) => `<a href="">${words}</a>` })}</p>
  ${call ?? ''}
</main>
</html>
`;
}
