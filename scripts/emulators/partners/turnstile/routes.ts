import { Hono } from 'hono';
import { html } from 'hono/html';
import { z } from 'zod';
import { Tokens } from './tokens.ts';
import { FRAME, SCRIPT } from './widget.ts';

/** Faults the service can simulate, selected on its page or by a test. */
const FAULTS = {
  none: 'responds normally',
  'no script': 'fails to serve its script',
  failing: 'fails to verify tokens',
  away: 'is down: serves neither script nor verification',
  expired: 'reports every token as expired',
  'other host': 'reports another host for every token',
} as const;
type Fault = keyof typeof FAULTS;
const isFault = (value: unknown): value is Fault => typeof value === 'string' && Object.hasOwn(FAULTS, value);

const faultSchema = z.object({ fault: z.custom<Fault>(isFault) });
const solvedSchema = z.object({ hostname: z.string().min(1).max(253), action: z.string().max(32) });
const checkSchema = z.object({
  secret: z.string().default(''),
  response: z.string().max(2_048).default(''),
  idempotency_key: z.string().default(''),
});

/**
 * Cloudflare Turnstile: the script, a widget, `POST /turnstile/v0/siteverify`, and a page to simulate faults.
 * https://developers.cloudflare.com/turnstile/get-started/server-side-validation/
 * @param secret shared by all widgets
 */
export function turnstile(secret: string, tokens = new Tokens()): Hono {
  const routes = new Hono();
  let fault: Fault = 'none';

  routes.get('/turnstile/v0/api.js', (context) =>
    fault === 'no script' || fault === 'away'
      ? context.text('', 503)
      : context.body(SCRIPT, 200, { 'content-type': 'text/javascript; charset=utf-8' }),
  );
  routes.get('/turnstile/frame', (context) => context.html(FRAME));
  routes.post('/turnstile/solve', async (context) => {
    const solved = solvedSchema.safeParse(await context.req.json().catch(() => null));
    return solved.success
      ? context.json({ token: tokens.make(solved.data) })
      : context.json({ error: 'no challenge' }, 400);
  });
  routes.post('/turnstile/v0/siteverify', async (context) => {
    if (fault === 'failing' || fault === 'away') return context.text('', 503);
    const isForm = context.req.header('content-type')?.startsWith('application/x-www-form-urlencoded');
    const body: unknown = isForm ? await context.req.parseBody() : await context.req.json().catch(() => null);
    const asked = checkSchema.safeParse(body);
    const refused = (code: string) => context.json({ success: false, 'error-codes': [code] });
    if (!asked.success) return refused('bad-request');
    const { response, idempotency_key: key } = asked.data;
    if (!asked.data.secret) return refused('missing-input-secret');
    if (asked.data.secret !== secret) return refused('invalid-input-secret');
    if (fault === 'expired') return refused('timeout-or-duplicate');
    const checked = tokens.check(response, key);
    return context.json(
      fault === 'other host' && checked.success ? { ...checked, hostname: 'other.example' } : checked,
    );
  });

  routes.get('/turnstile', (context) => context.html(page(fault)));
  routes.post('/turnstile', async (context) => {
    const chosen = (await context.req.parseBody()).fault;
    if (isFault(chosen)) fault = chosen;
    return context.redirect('/turnstile', 303);
  });
  routes.put('/turnstile/fault', async (context) => {
    const chosen = faultSchema.safeParse(await context.req.json().catch(() => null));
    if (!chosen.success) return context.json({ error: 'no such fault' }, 400);
    fault = chosen.data.fault;
    return context.json({ fault });
  });
  return routes;
}

const page = (fault: Fault) => html`<!doctype html>
<html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Turnstile</title></head>
<body style="font: 16px/1.5 ui-sans-serif, system-ui, sans-serif; margin: 2rem auto; max-width: 40rem; padding: 0 1rem">
  <h1>Turnstile</h1>
  <p>Emulator of Cloudflare Turnstile. Cloudflare's test site keys work:
    <code>1x00000000000000000000AA</code> passes automatically, <code>2x00000000000000000000AB</code> never passes,
    <code>3x00000000000000000000FF</code> passes when ticked.</p>
  <form method="post"><label>Behaviour: the service <select name="fault" autocomplete="off">${Object.entries(
    FAULTS,
  ).map(
    ([name, words]) => html`<option value="${name}" ${name === fault ? 'selected' : ''}>${words}</option>`,
  )}</select></label> <button>Save</button></form>
</body></html>`;
