import { html } from 'hono/html';

export interface SignInPage {
  returnTo: string;
  userName: string;
  error: string | undefined;
}

const STYLE = `
  :root { color-scheme: light dark; --ink: #16181d; --soft: #5c6270; --line: #d4d7de; --card: #fff; --ground: #eef0f4;
    --accent: #2438c9; --on-accent: #fff; --bad: #a3152a; --bad-ground: #fdecee; }
  @media (prefers-color-scheme: dark) { :root { --ink: #eceef2; --soft: #a3a9b8; --line: #3a3f4b; --card: #1b1e25;
    --ground: #101217; --accent: #93a2ff; --on-accent: #101217; --bad: #ffb3bd; --bad-ground: #3a1a20; } }
  * { box-sizing: border-box; }
  body { margin: 0; min-height: 100dvh; display: grid; place-items: center; padding: 1.5rem; background: var(--ground);
    color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
  main { width: 100%; max-width: 24rem; padding: 2.25rem 2rem 2rem; background: var(--card); border: 1px solid var(--line);
    border-radius: 1rem; box-shadow: 0 1px 2px rgb(0 0 0 / 6%), 0 16px 40px -24px rgb(0 0 0 / 35%); }
  svg { display: block; width: 3rem; height: 3rem; }
  h1 { margin: 1.25rem 0 .25rem; font-size: 1.375rem; line-height: 1.25; letter-spacing: -.01em; }
  p { margin: 0; color: var(--soft); font-size: .9375rem; }
  form { display: grid; gap: 1rem; margin-top: 1.5rem; }
  label { display: grid; gap: .375rem; font-weight: 550; font-size: .9375rem; }
  input { width: 100%; min-height: 2.875rem; padding: .5rem .75rem; border: 1px solid var(--line); border-radius: .5rem;
    background: var(--ground); color: inherit; font: inherit; }
  button { min-height: 2.875rem; margin-top: .25rem; border: 0; border-radius: .5rem; background: var(--accent);
    color: var(--on-accent); font: inherit; font-weight: 600; cursor: pointer; }
  button:hover { filter: brightness(1.08); }
  :is(input, button):focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
  [role=alert] { padding: .625rem .75rem; border-radius: .5rem; background: var(--bad-ground); color: var(--bad);
    font-size: .9375rem; }
  small { display: block; margin-top: 1.25rem; color: var(--soft); font-size: .875rem; }
`;

/** The sign-in page of the local Studio, without scripts. */
export const signInPage = ({ returnTo, userName, error }: SignInPage) => html`<!doctype html>
  <html lang="en-AU">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      <title>Sign in · Studio</title>
      <link rel="icon" href="data:," />
      <style>
        ${[STYLE]}
      </style>
    </head>
    <body>
      <main>
        <svg viewBox="0 0 32 32" fill="none" aria-hidden="true">
          <rect width="32" height="32" rx="7" fill="#0f172a" />
          <path d="M6 11.5 16 7l10 4.5v2.4H6v-2.4Z" fill="#fff" />
          <path d="M9.2 16v8.4M22.8 16v8.4" stroke="#fff" stroke-width="2" stroke-linecap="round" />
          <path d="M13 24.4v-3.1l1-2.3h4l1 2.3v3.1" stroke="#60a5fa" stroke-width="2" stroke-linejoin="round" />
        </svg>
        <h1>Sign in to the studio</h1>
        <p>Content for every site of this installation.</p>
        <form method="post">
          ${error ? html`<div role="alert">${error}</div>` : ''}
          <input type="hidden" name="origin" value="${returnTo}" />
          <label>
            User name
            <input name="user" value="${userName}" autocomplete="username" autocapitalize="none" spellcheck="false" required
              ${userName ? '' : 'autofocus'} />
          </label>
          <label>
            Password
            <input name="password" type="password" autocomplete="current-password" required ${userName ? 'autofocus' : ''} />
          </label>
          <button>Sign in</button>
        </form>
        <small>The user names and passwords of this local installation are on its console page.</small>
      </main>
    </body>
  </html>`;
