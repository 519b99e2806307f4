import { z } from 'zod';
import type { Filter } from '../store/store.ts';
import { createdFilter, page } from '../wire/lists.ts';
import { checkParameters, expand, flag, pagingParameters, timeRange } from '../wire/parameters.ts';
import type { Handler } from '../wire/respond.ts';

const RETENTION_SECONDS = 30 * 24 * 60 * 60;

const listParameters = z.strictObject({
  ...pagingParameters,
  type: z.string().optional(),
  types: z.array(z.string()).max(20).optional(),
  delivery_success: flag.optional(),
  created: timeRange,
});

/** Lists events. Stripe lists only the last 30 days. */
export const listEvents: Handler = ({ context, parameters }) => {
  const input = checkParameters(listParameters, parameters);
  const filters: Filter[] = [
    { path: '$.created', from: context.store.clock.seconds() - RETENTION_SECONDS },
    ...(input.type ? [{ path: '$.type' as const, like: input.type.replaceAll('*', '%') }] : []),
    ...(input.types ? [{ path: '$.type' as const, among: input.types }] : []),
    ...(input.delivery_success === undefined
      ? []
      : [{ path: '$.pending_webhooks' as const, ...(input.delivery_success ? { is: 0 } : { from: 1 }) }]),
    ...createdFilter(input.created),
  ];
  return page(context, 'event', '/v1/events', input, filters);
};

/**
 * Returns one event (https://docs.stripe.com/api/events/retrieve), also one older than 30 days.
 * @throws StripeFault 404 for an unknown id
 */
export const retrieveEvent: Handler = ({ context, id, parameters }) => {
  checkParameters(z.strictObject({ expand }), parameters);
  return context.store.get('event', id, 'id');
};
