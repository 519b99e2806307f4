import { Hono } from 'hono';
import { z } from 'zod';
import { type AnswerOptions, answerRoutes } from './answers.ts';
import type { Faults } from './faults.ts';
import { inboxPage, listParts } from './page.ts';
import { SMS_FAULTS, smsRoutes } from './sms.ts';
import { mediaRoutes } from './sms-media.ts';
import { MAIL_FAULTS } from './smtp.ts';
import type { InboxStore } from './store.ts';

const faultsSchema = z
  .object({ mail: z.enum(MAIL_FAULTS), mailTo: z.string(), text: z.enum(SMS_FAULTS) })
  .partial();
const MAX_LISTED = 500;

/** The inbox over HTTP: a page for people, JSON for tests, and the SMS API. */
export function application({
  store,
  faults,
  texts,
  answers,
}: {
  store: InboxStore;
  faults: Faults;
  texts: { account: string; token: string };
  answers: AnswerOptions | null;
}): Hono {
  const app = new Hono();
  app.use(async (context, next) => {
    // Pages of other origins must not read or clear the messages.
    const origin = context.req.header('origin');
    if (origin && new URL(context.req.url).origin !== origin)
      return context.json({ error: 'cross-origin requests are not allowed' }, 403);
    await next();
    context.header('cache-control', 'no-store');
    if (!context.req.path.endsWith('/html')) context.header('x-frame-options', 'DENY');
  });

  app.get('/', async (context) => {
    const search = context.req.query('q') ?? '';
    const entries = store.list(search);
    return context.html(inboxPage({ entries, search, open: null, mail: null, faults }));
  });
  app.get('/list', (context) => {
    const entries = store.list(context.req.query('q'));
    return context.html(listParts(entries, context.req.query('open') ?? null, context.req.query('q') ?? ''));
  });
  app.get('/messages/:id', async (context) => {
    const search = context.req.query('q') ?? '';
    const open = store.list().find(({ id }) => id === context.req.param('id'));
    if (!open) return context.redirect('/');
    const mail = open.type === 'mail' ? await store.mail(open.id) : null;
    return context.html(inboxPage({ entries: store.list(search), search, open, mail, faults }));
  });
  app.get('/messages/:id/html', async (context) => {
    const mail = await store.mail(context.req.param('id'));
    if (!mail?.html) return context.notFound();
    // A mail may show pictures and styles, but must not run scripts or submit forms.
    context.header(
      'content-security-policy',
      "sandbox allow-popups; default-src 'none'; img-src * data:; style-src 'unsafe-inline'",
    );
    context.header('x-frame-options', 'SAMEORIGIN');
    return context.html(mail.html);
  });

  app.get('/api/messages', (context) =>
    context.json({ messages: store.list(context.req.query('q')).slice(0, MAX_LISTED) }),
  );
  app.delete('/api/messages', async (context) => {
    await store.clear();
    return context.json({ messages: [] });
  });
  app.get('/api/messages/:id', async (context) => {
    const message = store.list().find(({ id }) => id === context.req.param('id'));
    if (!message) return context.json({ error: 'Message not found.' }, 404);
    return context.json(message.type === 'mail' ? await store.mail(message.id) : message);
  });
  app.get('/api/messages/:id/raw', async (context) => {
    const source = await store.raw(context.req.param('id'));
    if (!source) return context.json({ error: 'Mail not found.' }, 404);
    context.header('content-type', 'message/rfc822');
    return context.body(new Uint8Array(source));
  });
  app.get('/api/faults', (context) => context.json(faults));
  app.put('/api/faults', async (context) => {
    const parsedFaults = faultsSchema.safeParse(await context.req.json().catch(() => null));
    if (!parsedFaults.success) return context.json({ error: z.prettifyError(parsedFaults.error) }, 400);
    return context.json(Object.assign(faults, parsedFaults.data));
  });

  app.route('/', smsRoutes({ ...texts, store, fault: () => faults.text }));
  app.route('/', mediaRoutes(texts));
  if (answers) app.route('/', answerRoutes(answers));
  app.notFound((context) => context.json({ error: 'Not found.' }, 404));
  return app;
}
