import { randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { applyPage, decidedPage, unknownPage } from './apply-page.ts';
import { approvalFor } from './approval.ts';
import { type FinanceFault, isFinanceFault, SLOW_MS } from './faults.ts';
import { financePage } from './page.ts';
import { quoteFor } from './rates.ts';
import { type Application, customerSchema, decisionSchema, isDecision, quoteSchema } from './requests.ts';

const faultSchema = z.object({
  fault: z.custom<FinanceFault>(isFinanceFault),
  /** The fault applies to requests that contain this text; to all when empty. */
  only: z.string().default(''),
});

/** Maximum number of applications on the page. */
const MOST = 50;

/**
 * `POST /quote`, `POST /create-customer` and `POST /decision` like YouX, the lender's pages for an applicant, and a page that makes
 * the lender simulate faults.
 */
export function finance(key: string): Hono {
  const routes = new Hono();
  const applications = new Map<string, Application>();
  let faultChosen: { fault: FinanceFault; only: string } = { fault: 'none', only: '' };
  const faultFor = (body: string): FinanceFault =>
    body.includes(faultChosen.only) ? faultChosen.fault : 'none';

  /** Returns the response of a wrong key or a fault; null if the request should be processed. */
  const misbehaves = async (context: Context): Promise<Response | null> => {
    if (context.req.header('authorization') !== `Bearer ${key}`)
      return context.json({ error: 'Unknown partner.' }, 401);
    const fault = faultFor(await context.req.text());
    if (fault === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    if (fault === 'refuse') return context.json({ error: 'We cannot help with this request.' }, 422);
    if (fault === 'failing') return context.json({ error: 'java.lang.NullPointerException' }, 500);
    if (fault === 'nonsense')
      return context.html('<!doctype html><title>Maintenance</title><script>alert(1)</script>');
    return null;
  };

  routes.post('/quote', async (context) => {
    const wrong = await misbehaves(context);
    if (wrong) return wrong;
    const quoteRequest = quoteSchema.safeParse(await context.req.json().catch(() => null));
    if (!quoteRequest.success) return context.json({ error: 'This request cannot be read.' }, 400);
    const { selfAssessedCreditScore, purchasePrice, loanTerm, year } = quoteRequest.data;
    return context.json(
      quoteFor(
        { score: selfAssessedCreditScore, price: purchasePrice, years: loanTerm, year },
        new Date().getFullYear(),
      ),
    );
  });

  routes.post('/create-customer', async (context) => {
    const wrong = await misbehaves(context);
    if (wrong) return wrong;
    const customerRequest = customerSchema.safeParse(await context.req.json().catch(() => null));
    if (!customerRequest.success) return context.json({ error: 'This request cannot be read.' }, 400);
    const once = context.req.header('idempotency-key') ?? randomUUID();
    const application = applications.get(once) ?? {
      ...customerRequest.data,
      id: randomUUID().slice(0, 8),
      at: new Date().toISOString(),
      decision: null,
    };
    applications.set(once, application);
    const [oldest] = applications.keys();
    if (applications.size > MOST && oldest) applications.delete(oldest);
    const fault = faultFor(await context.req.text());
    if (fault === 'no address') return context.json({});
    const { origin } = new URL(context.req.url);
    const host = fault === 'other host' ? 'https://example.com.evil.example' : origin;
    return context.json({ redirectUrl: `${host}/finance/apply?application=${application.id}` });
  });

  routes.post('/decision', async (context) => {
    const wrong = await misbehaves(context);
    if (wrong) return wrong;
    const asked = decisionSchema.safeParse(await context.req.json().catch(() => null));
    const application = asked.success ? applications.get(asked.data.key) : undefined;
    if (!application) return context.json({ error: 'This application is not known.' }, 404);
    const { decision } = application;
    return decision === 'approved'
      ? context.json({ decision, approval: approvalFor(application) })
      : context.json({ decision: decision === null || decision === 'later' ? 'pending' : decision });
  });

  const applicationOf = (id: string | undefined) =>
    [...applications.values()].find((application) => application.id === id);

  routes.get('/apply', (context) => {
    const application = applicationOf(context.req.query('application'));
    return application ? context.html(applyPage(application)) : context.html(unknownPage(), 404);
  });
  routes.post('/apply', async (context) => {
    const application = applicationOf(context.req.query('application'));
    const { decision } = await context.req.parseBody();
    if (!application || !isDecision(decision)) return context.html(unknownPage(), 404);
    application.decision = decision;
    return context.html(decidedPage(application));
  });

  routes.get('/', (context) =>
    context.html(financePage([...applications.values()].reverse(), faultChosen.fault)),
  );
  routes.get('/applications', (context) => context.json([...applications.values()].reverse()));
  routes.put('/fault', async (context) => {
    const newFault = faultSchema.safeParse(await context.req.json().catch(() => null));
    if (!newFault.success) return context.json({ error: 'no such fault' }, 400);
    faultChosen = newFault.data;
    return context.json(faultChosen);
  });
  return routes;
}
