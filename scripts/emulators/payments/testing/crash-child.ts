import { start } from '../service.ts';
import { clientOf, deposit, PUBLISHABLE_KEY, payPage, SECRET_KEY, WEBHOOK_SECRET } from './service.ts';

/**
 * Runs an emulator in a separate process, makes payments through its HTTP API, and reports each acknowledged
 * payment and refund on standard output until it is killed.
 */
const [dataDir = '', hook = ''] = process.argv.slice(2);
const service = await start({
  port: 0,
  dataDir,
  secretKey: SECRET_KEY,
  publishableKey: PUBLISHABLE_KEY,
  webhooks: [{ url: hook, secret: WEBHOOK_SECRET }],
});
const stripe = clientOf(service.url);

const shopper = async (name: string) => {
  for (let n = 1; ; n++) {
    const key = `${name}-${n}-of-${process.pid}`;
    const session = await stripe.checkout.sessions.create(deposit.elements, { idempotencyKey: key });
    process.stdout.write(`session ${session.id} ${key}\n`);
    const { body } = await payPage(service.url, session, '4242424242424242');
    process.stdout.write(`paid ${session.id} ${body.payment_intent?.id}\n`);
    if (n % 3 !== 0) continue;
    const refund = await stripe.refunds.create({ payment_intent: body.payment_intent?.id });
    process.stdout.write(`refunded ${refund.id} ${body.payment_intent?.id}\n`);
  }
};
await Promise.all(['a', 'b', 'c', 'd'].map(shopper));
