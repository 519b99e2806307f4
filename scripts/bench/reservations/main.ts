// 200 shoppers reserve 100 cars at once for a minute: node scripts/bench/reservations/main.ts [--shoppers N]
// [--cars N] [--seconds N]. A real PostgreSQL, the payments emulator with its webhooks and the worker run on
// the same machine; shoppers pay, cancel and leave. Any answer except 'started' and 'already reserved' is an
// error, and the accounts must balance at the end.
import { parseArgs } from 'node:util';
import { startWorker } from '@forecourt/lib/operations/worker/start.server';
import { reconcile } from '@forecourt/lib/payments/reservation/reconcile.server';
import { cancelByShopper } from '@forecourt/lib/payments/reservation/shopper.server';
import { audit } from '../../checks/integration/reservations/testing/audit.ts';
import { openCounter, started } from '../../checks/integration/reservations/testing/counter.ts';
import { startWebhookRoute } from '../../checks/integration/reservations/testing/webhooks.ts';
import { runTask, step } from '../../commands/terminal/steps.mjs';
import { SECRET_KEY, WEBHOOK_SECRET } from '../../emulators/payments/testing/service.ts';

/** Share of shoppers who leave after reserving a car. */
const LEAVES = 0.2;

await runTask(async () => {
  const { values } = parseArgs({
    options: {
      shoppers: { type: 'string', default: '200' },
      cars: { type: 'string', default: '100' },
      seconds: { type: 'string', default: '60' },
    },
  });
  const [shoppers, vehicles, seconds] = [
    Number(values.shoppers),
    Number(values.cars),
    Number(values.seconds),
  ];
  const route = await startWebhookRoute();
  const counter = await openCounter({ webhooks: [{ url: route.url, secret: WEBHOOK_SECRET }] });
  route.open({ ...counter.connections, secret: WEBHOOK_SECRET });
  const problems: string[] = [];
  const worker = await startWorker(
    {
      DATABASE_URL: counter.database.databaseUrl,
      STRIPE_SECRET_KEY: SECRET_KEY,
      STRIPE_HOST: counter.payments.service.url,
    },
    {
      only: ['reservations'],
      reportFor: () => (problem) => problems.push(`${problem.stage}: ${String(problem.error)}`),
    },
  );
  const answers = new Map<string, number>();
  const times: number[] = [];
  const slugs: string[] = [];
  for (let count = 0; count < vehicles; count++) slugs.push((await counter.addCar()).slug);
  const deadline = Date.now() + seconds * 1000;

  const shop = async () => {
    while (Date.now() < deadline) {
      const startTime = performance.now();
      const slug = slugs[Math.floor(Math.random() * slugs.length)] as string;
      const answer = await counter
        .start({ slug })
        .catch((error: unknown) => ({ outcome: `threw ${String(error)}` }));
      times.push(performance.now() - startTime);
      answers.set(answer.outcome, (answers.get(answer.outcome) ?? 0) + 1);
      if (answer.outcome === 'started') await buy(started(answer as Parameters<typeof started>[0]));
    }
  };
  const buy = async (reservation: ReturnType<typeof started>) => {
    if (Math.random() > LEAVES) await counter.pay(reservation);
    await cancelByShopper(counter.connections, { siteSlug: 'sample', ...reservation });
  };
  try {
    await step(`${shoppers} shoppers, ${vehicles} cars, ${seconds} s`, () =>
      Promise.all(Array.from({ length: shoppers }, shop)),
    );
    const faults = await step('Comparing with Stripe', async () => {
      await counter.pool.query(
        `update reservations set refund_due_at = now() where status = 'refund_pending'`,
      );
      await reconcile(counter.connections);
      return audit(counter.pool, counter.stripe);
    });
    times.sort((one, other) => one - other);
    const at = (share: number) => `${Math.round(times[Math.floor(times.length * share)] ?? 0)} ms`;
    for (const [outcome, count] of answers) process.stdout.write(`${outcome}: ${count}\n`);
    process.stdout.write(`answers: half within ${at(0.5)}, 95% within ${at(0.95)}, 99% within ${at(0.99)}\n`);
    process.stdout.write(
      `books: ${faults.length === 0 ? 'agree to the cent' : faults.slice(0, 5).join('\n')}\n`,
    );
    for (const problem of problems.slice(0, 5)) process.stdout.write(`worker: ${problem}\n`);
    const errors = [...answers.keys()].filter(
      (outcome) => !['started', 'already_reserved'].includes(outcome),
    );
    if (errors.length > 0 || faults.length > 0 || problems.length > 0) process.exitCode = 1;
  } finally {
    await worker.stop();
    await counter.close();
    await route.close();
  }
});
