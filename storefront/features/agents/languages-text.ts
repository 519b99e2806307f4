import { inLanguage, LANGUAGE_FACTS } from '@forecourt/lib/platform/language/languages';
import type { Site } from '@forecourt/lib/sites/site';
import { absolute } from '@/seo/absolute.ts';

/**
 * Returns the language of answers to assistants, and how to link to pages in the site's other languages. For a model,
 * so in English.
 */
export function languagesText(
  site: Pick<Site, 'url'> & { settings: Pick<Site['settings'], 'languages'> },
): string {
  const { languages } = site.settings;
  const [first] = languages;
  if (!first) return 'Answers and pages are in English.';
  const names = languages
    .map((language) => `${LANGUAGE_FACTS[language].englishName} \`/${language}\``)
    .join(', ');
  return `Answers are in English. Words of a search may be in the languages of the pages, which are English and ${names}. For a shopper who reads one of these, put it before the path of a link, as in ${absolute(site, inLanguage('/search', first))}.`;
}
