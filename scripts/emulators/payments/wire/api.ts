import { Hono } from 'hono';
import type { Context } from '../context.ts';
import * as events from '../routes/events.ts';
import * as tokens from '../routes/granted-tokens.ts';
import * as intents from '../routes/intents.ts';
import * as pages from '../routes/payment-pages.ts';
import * as refunds from '../routes/refunds.ts';
import * as sessions from '../routes/sessions.ts';
import type { FaultSwitches } from '../webhooks/faults.ts';
import { StripeFault } from './errors.ts';
import { type Handler, respond } from './respond.ts';

/** Stripe's REST API, limited to what a card deposit needs. */
export function api(context: Context, faults: FaultSwitches): Hono {
  const app = new Hono();
  const secret = (handler: Handler) => respond(context, faults, handler);
  const payer = (handler: Handler) => respond(context, faults, handler, 'publishable');

  app.get('/v1/checkout/sessions', secret(sessions.listSessions));
  app.post('/v1/checkout/sessions', secret(sessions.createSession));
  app.get('/v1/checkout/sessions/:id', secret(sessions.retrieveSession));
  app.post('/v1/checkout/sessions/:id', secret(sessions.updateSession));
  app.post('/v1/checkout/sessions/:id/expire', secret(sessions.endSession));
  app.get('/v1/checkout/sessions/:id/line_items', secret(sessions.listLineItems));

  app.get('/v1/payment_intents', secret(intents.listIntents));
  app.post('/v1/payment_intents', secret(intents.createIntent));
  app.get('/v1/payment_intents/:id', secret(intents.retrieveIntent));
  app.post('/v1/payment_intents/:id/confirm', secret(intents.confirmIntent));
  app.post('/v1/payment_intents/:id/cancel', secret(intents.endIntent));

  app.get('/v1/shared_payment/granted_tokens/:id', secret(tokens.retrieveToken));
  app.post('/v1/test_helpers/shared_payment/granted_tokens', secret(tokens.grantToken));
  app.post('/v1/test_helpers/shared_payment/granted_tokens/:id/revoke', secret(tokens.revokeToken));

  app.get('/v1/refunds', secret(refunds.listRefunds));
  app.post('/v1/refunds', secret(refunds.createRefund));
  app.get('/v1/refunds/:id', secret(refunds.retrieveRefund));
  app.get('/v1/charges', secret(refunds.listCharges));
  app.get('/v1/charges/:id', secret(refunds.retrieveCharge));

  app.get('/v1/events', secret(events.listEvents));
  app.get('/v1/events/:id', secret(events.retrieveEvent));

  app.post('/v1/payment_pages/:id/init', payer(pages.openPage));
  app.post('/v1/payment_pages/:id/confirm', payer(pages.payPage));
  app.post('/v1/challenges/:id', payer(pages.answerPage));

  app.all('/v1/*', (request) => {
    const unknownRoute: Handler = () => {
      throw new StripeFault(404, {
        type: 'invalid_request_error',
        message: `Unrecognized request URL (${request.req.method}: ${request.req.path}). This service has only what a deposit by card needs.`,
      });
    };
    return secret(unknownRoute)(request);
  });
  return app;
}
