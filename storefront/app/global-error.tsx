'use client';

const STYLE = `
  html { color-scheme: light dark; font: 18px/1.5 system-ui, sans-serif; }
  body { display: grid; min-height: 100dvh; margin: 0; place-items: center; }
  main { max-width: 30rem; padding: 2rem; }
  h1 { margin: 0 0 0.5rem; font-size: 1.75rem; line-height: 1.15; letter-spacing: -0.02em; }
  p { margin: 0 0 1.5rem; opacity: 0.75; }
  button { min-height: 48px; padding: 0 1.5rem; border: 1px solid; border-radius: 8px; background: none; color: inherit; font: inherit; font-weight: 600; cursor: pointer; }
`;

/** Shown when even the layout fails, because the site could not be loaded. Contains its own styles. */
export default function GlobalError({ retry }: { retry: () => void }) {
  return (
    <html lang="en-AU">
      <head>
        <title>Something went wrong</title>
        <style>{STYLE}</style>
      </head>
      <body>
        <main>
          <h1>Something went wrong</h1>
          <p>We can't show this page because of a problem on our side. Please try again in a moment.</p>
          <button type="button" onClick={() => retry()}>
            Try again
          </button>
        </main>
      </body>
    </html>
  );
}
