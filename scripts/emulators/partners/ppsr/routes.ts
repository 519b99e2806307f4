import { Hono } from 'hono';
import { hash } from '../../../demo/photography/catalogue.ts';
import { type Behaviour, isBehaviour, registerPage, vinOf } from '../register-page.ts';

const STATES = {
  clear: 'No entries',
  owing: 'Money owing',
  writtenOff: 'Written off',
  stolen: 'Stolen',
} as const;

/**
 * Emulates a searcher of the PPSR: `POST /motor-vehicle-searches` by VIN, with a page that selects its behaviour
 * and the entries of a VIN. Vehicles have no entries otherwise.
 * @param key expected as bearer token
 */
export function ppsr(key: string): Hono {
  let behaviour: Behaviour = 'well';
  let searches = 0;
  const set = new Map<string, string>();
  const routes = new Hono();
  const page = () =>
    registerPage({
      title: 'PPSR searches',
      text: `Emulator of a searcher of the Personal Property Securities Register. It has sold ${searches} searches.`,
      behaviour,
      states: STATES,
      set,
    });
  routes.get('/', (context) => context.html(page()));
  routes.post('/', async (context) => {
    const form = await context.req.parseBody();
    if (isBehaviour(form.behaviour)) behaviour = form.behaviour;
    const vin = vinOf(form.vin);
    if (vin && typeof form.state === 'string' && Object.hasOwn(STATES, form.state)) set.set(vin, form.state);
    return context.redirect('/ppsr', 303);
  });
  routes.post('/motor-vehicle-searches', async (context) => {
    if (context.req.header('authorization') !== `Bearer ${key}`)
      return context.json({ fault: { code: 'Unauthorised', reason: 'Unknown token' } }, 401);
    if (behaviour === 'refusing')
      return context.json({ fault: { code: 'TooManyRequests', reason: 'Try again later' } }, 429);
    if (behaviour === 'failing') return context.json({ fault: { code: 'Internal', reason: 'Error' } }, 500);
    if (behaviour === 'nonsense') return context.html('<!doctype html><title>Down for maintenance</title>');
    const { serialNumberType, serialNumber } = Object(await context.req.json().catch(() => null)) as Record<
      string,
      unknown
    >;
    const vin = vinOf(serialNumber);
    if (serialNumberType !== 'VIN' || !vin)
      return context.json({ fault: { code: 'InvalidSerialNumber', reason: 'Not a VIN' } }, 422);
    searches++;
    const state = set.get(vin) ?? 'clear';
    return context.json({
      searchNumber: `S${1_000_000 + searches}`,
      searchCertificateNumber: String(10_000_000_000 + (hash(`ppsr ${vin}`) >>> 0)),
      searchedAt: new Date().toISOString(),
      vehicle: { serialNumberType, serialNumber: vin },
      registrations:
        state === 'owing'
          ? [{ registrationNumber: '202611300012345', collateralClass: 'Motor vehicle', isPmsi: true }]
          : [],
      nevdis: {
        writtenOffVehicleIncidents:
          state === 'writtenOff' ? [{ jurisdiction: 'QLD', type: 'Repairable' }] : [],
        stolenVehicleReports: state === 'stolen' ? [{ jurisdiction: 'VIC' }] : [],
      },
    });
  });
  return routes;
}
