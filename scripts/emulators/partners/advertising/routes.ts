import { Hono } from 'hono';
import { z } from 'zod';
import { Copies } from './copies.ts';
import { ChosenFaults, isReceiverFault, RECEIVERS, type ReceiverFault } from './faults.ts';
import { files } from './files.ts';
import { google } from './google.ts';
import { meta } from './meta.ts';
import { receiversPage } from './page.ts';

const faultSchema = z.object({
  receiver: z.enum(RECEIVERS),
  fault: z.custom<ReceiverFault>(isReceiverFault),
  /** The fault applies to this account; to every account when empty. */
  account: z.string().default(''),
});

/** What Google finds wrong with a stored product; empty for nothing. */
const issueSchema = z.object({ account: z.string(), id: z.string(), description: z.string().default('') });

/**
 * Emulated receivers of outgoing feeds: Google's Merchant API under `/google`, Meta's Catalog Batch API under
 * `/meta`, and under `/files` receivers that fetch a file. The page at `/` shows what they store.
 * @param now milliseconds since 1970, for tests with their own clock
 */
export function advertising(now: () => number = Date.now) {
  const copies = { google: new Copies(now), meta: new Copies(now), files: new Copies(now) };
  const faults = new ChosenFaults();
  const app = new Hono()
    .get('/', (context) => context.html(receiversPage(copies, (receiver) => faults.of(receiver, ''))))
    .put('/fault', async (context) => {
      const request = faultSchema.safeParse(await context.req.json().catch(() => null));
      if (!request.success) return context.json({ error: 'This request cannot be read.' }, 400);
      const { receiver, account, fault } = request.data;
      faults.choose(receiver, account, fault);
      return context.json({ receiver, account, fault });
    })
    .put('/issue', async (context) => {
      const request = issueSchema.safeParse(await context.req.json().catch(() => null));
      if (!request.success) return context.json({ error: 'This request cannot be read.' }, 400);
      const { account, id, description } = request.data;
      if (description) copies.google.issues.set(`${account}/${id}`, description);
      else copies.google.issues.delete(`${account}/${id}`);
      return context.json(request.data);
    })
    .route('/google', google(copies.google, faults))
    .route('/meta', meta(copies.meta, faults))
    .route('/files', files(copies.files, faults));
  return { app, copies, faults };
}
