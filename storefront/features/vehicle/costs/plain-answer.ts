import { escapeHtml } from '@forecourt/lib/messaging/mail/layout';

const VEHICLE_PAGE = /^\/cars\/[a-z0-9-]{1,200}$/;

/**
 * Returns the estimate as a whole HTML page, for a browser without scripts.
 * @param page the page with the form, as the request claims
 */
export const plainAnswer = (
  words: string,
  page: string | null,
  title = 'Delivery estimate',
): string => `<!doctype html>
<html lang="en-AU">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>
  html { color-scheme: light dark; font: 18px/1.5 system-ui, sans-serif; }
  main { max-width: 30rem; margin: 15vh auto; padding: 2rem; }
</style>
<main>
  <h1>${title}</h1>
  <p>${escapeHtml(words)}</p>
  <p><a href="${page && VEHICLE_PAGE.test(page) ? page : '/'}">Back</a></p>
</main>
</html>
`;
