/** The answer to a host that shows no site: a page of its own, since there is no site whose header it could wear. */
export const UNKNOWN_HOST_PAGE = `<!doctype html>
<html lang="en-AU">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Site not found</title>
<style>
  html { color-scheme: light dark; font: 18px/1.5 system-ui, sans-serif; }
  body { display: grid; min-height: 100dvh; margin: 0; place-items: center; }
  main { max-width: 30rem; padding: 2rem; }
  h1 { margin: 0 0 0.5rem; font-size: 1.75rem; line-height: 1.15; letter-spacing: -0.02em; text-wrap: balance; }
  p { margin: 0; opacity: 0.75; }
</style>
<main>
  <h1>Site not found</h1>
  <p>There is no website at this address. Check its spelling. If it is yours, its host is not connected to a site yet.</p>
</main>
</html>
`;
