import { Hono } from 'hono';
import { html } from 'hono/html';
import { rangeFor, vehicleOf } from './catalogue.ts';

/** Longer than the storefront's timeout. */
const SLOW_MS = 30_000;

/** Behaviours selectable on the emulator's page; the plates below trigger one for a single car. */
const BEHAVIOURS = {
  well: 'Responds normally',
  slow: 'Responds slowly',
  refusing: 'Rejects requests',
  nonsense: 'Returns garbage',
} as const;
type Behaviour = keyof typeof BEHAVIOURS;
const PLATES: Readonly<Record<string, Behaviour>> = {
  SLOW01: 'slow',
  REFUSE: 'refusing',
  BABBLE: 'nonsense',
};

const isBehaviour = (value: unknown): value is Behaviour =>
  typeof value === 'string' && Object.hasOwn(BEHAVIOURS, value);
const thisYear = () => new Date().getFullYear();

/**
 * Emulates the partner that looks up plates and values trade-ins: `GET /vehicles?rego&state` and `GET
 * /values?make&model&year&kilometres`, with a page that selects its behaviour.
 * @param key expected in `x-api-key`
 */
export function valuation(key: string): Hono {
  let behaviour: Behaviour = 'well';
  const routes = new Hono();
  routes.get('/', (context) => context.html(page(behaviour)));
  routes.post('/', async (context) => {
    const requestedBehaviour = (await context.req.parseBody()).behaviour;
    if (isBehaviour(requestedBehaviour)) behaviour = requestedBehaviour;
    return context.redirect('/valuation', 303);
  });
  routes.use('/:question{vehicles|values}', async (context, next) => {
    if (context.req.header('x-api-key') !== key) return context.json({ error: 'unknown key' }, 401);
    const plate = (context.req.query('rego') ?? '').toUpperCase();
    switch (PLATES[plate] ?? behaviour) {
      case 'slow':
        await pause(context.req.raw.signal);
        return next();
      case 'refusing':
        return context.json({ error: 'too many requests' }, 429);
      case 'nonsense':
        return context.html('<!doctype html><title>Down for maintenance</title><script>alert(1)</script>');
      default:
        return next();
    }
  });
  routes.get('/vehicles', (context) => {
    const vehicle = vehicleOf(context.req.query('rego') ?? '', context.req.query('state') ?? '', thisYear());
    return vehicle ? context.json({ vehicle }) : context.json({ error: 'unknown plate' }, 404);
  });
  routes.get('/values', (context) => {
    const { make = '', model = '', year, kilometres } = context.req.query();
    const range = rangeFor({ make, model, year: Number(year), kilometres: Number(kilometres) }, thisYear());
    return range
      ? context.json({ currency: 'AUD', ...range })
      : context.json({ error: 'unknown vehicle' }, 404);
  });
  return routes;
}

const pause = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, SLOW_MS);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

const page = (behaviour: Behaviour) => html`<!doctype html>
<html lang="en-AU">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Valuation partner</title>
<style>body{font:16px/1.5 system-ui;max-width:40rem;margin:3rem auto;padding:0 1rem}label{display:block;padding:.4rem 0}
button{font:inherit;padding:.5rem 1.2rem;margin-top:1rem}</style></head>
<body>
<h1>Valuation partner</h1>
<p>Emulator of the partner that looks up plates and values trade-ins. Plates starting with ZZ are unknown;
AGE003, AGE007 and AGE008 are cars of that age in years; SLOW01, REFUSE and BABBLE trigger a fault for one car.</p>
<form method="post" action="/valuation">
${Object.entries(BEHAVIOURS).map(
  ([name, label]) =>
    html`<label><input type="radio" name="behaviour" value="${name}"${name === behaviour ? ' checked' : ''}> ${label}</label>`,
)}
<button type="submit">Save</button>
</form>
</body>
</html>`;
