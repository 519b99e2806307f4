import { ENGLISH, LANGUAGE_FACTS, type Language } from '@forecourt/lib/platform/language/languages';

/**
 * Renders a standalone page, for responses without a site or from before the framework runs.
 * @param words its content as HTML
 * @param language of both texts
 */
export const plainPage = (
  title: string,
  words: string,
  language: Language = ENGLISH,
): string => `<!doctype html>
<html lang="${LANGUAGE_FACTS[language].tag}" dir="${LANGUAGE_FACTS[language].direction}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>
  html { color-scheme: light dark; font: 18px/1.5 system-ui, sans-serif; }
  body { display: grid; min-height: 100dvh; margin: 0; place-items: center; }
  main { max-width: 30rem; padding: 2rem; }
  h1 { margin: 0 0 0.5rem; font-size: 1.75rem; line-height: 1.15; letter-spacing: -0.02em; text-wrap: balance; }
  p { margin: 0; opacity: 0.75; }
  p + p { margin-top: 1.25rem; opacity: 1; }
  a { color: inherit; }
</style>
<main>
  <h1>${title}</h1>
  ${words}
</main>
</html>
`;
