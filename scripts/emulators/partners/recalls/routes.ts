import { Hono } from 'hono';
import { hash } from '../../../demo/photography/catalogue.ts';
import { type Behaviour, isBehaviour, registerPage, vinOf } from '../register-page.ts';
import { RECALLED_STOCK_NUMBER } from './recalled-stock.ts';

const STATES = { none: 'No recalls', open: 'Open recall', completed: 'Completed recall' } as const;

const RECALL = {
  recallNumber: 'REC-006214',
  title: 'The driver’s airbag inflator may rupture',
  hazard: 'Metal fragments can cause injury.',
};

/**
 * Emulates a register of safety recalls: `POST /vehicle-recalls` by VIN, with a page that selects its behaviour
 * and the recall of a VIN. Of the demo vehicles one has an open recall, and one in eight a completed one.
 * @param key expected as bearer token
 * @param stockNumber returns the stock number of a VIN, null for an unknown one
 */
export function recalls(key: string, stockNumber: (vin: string) => Promise<string | null>): Hono {
  let behaviour: Behaviour = 'well';
  const set = new Map<string, string>();
  const routes = new Hono();
  const stateOf = async (vin: string): Promise<string> => {
    const chosen = set.get(vin);
    if (chosen) return chosen;
    if ((await stockNumber(vin)) === RECALLED_STOCK_NUMBER) return 'open';
    return (hash(`recall ${vin}`) >>> 4) % 8 === 0 ? 'completed' : 'none';
  };
  routes.get('/', (context) =>
    context.html(
      registerPage({
        title: 'Safety recalls',
        text: 'Emulator of the register of safety recalls of vehicles.',
        behaviour,
        states: STATES,
        set,
      }),
    ),
  );
  routes.post('/', async (context) => {
    const form = await context.req.parseBody();
    if (isBehaviour(form.behaviour)) behaviour = form.behaviour;
    const vin = vinOf(form.vin);
    if (vin && typeof form.state === 'string' && Object.hasOwn(STATES, form.state)) set.set(vin, form.state);
    return context.redirect('/recalls', 303);
  });
  routes.post('/vehicle-recalls', async (context) => {
    if (context.req.header('authorization') !== `Bearer ${key}`)
      return context.json({ error: 'unauthorised' }, 401);
    if (behaviour === 'refusing') return context.json({ error: 'too many requests' }, 429);
    if (behaviour === 'failing') return context.json({ error: 'internal' }, 500);
    if (behaviour === 'nonsense') return context.html('<!doctype html><title>Down for maintenance</title>');
    const vin = vinOf(Object(await context.req.json().catch(() => null)).vin);
    if (!vin) return context.json({ error: 'not a VIN' }, 422);
    const state = await stateOf(vin);
    return context.json({
      reference: `RC-${(hash(`certificate ${vin}`) >>> 0).toString(36).toUpperCase()}`,
      checkedAt: new Date().toISOString(),
      vin,
      recalls: state === 'none' ? [] : [{ ...RECALL, status: state }],
    });
  });
  return routes;
}
