import { z } from 'zod';
import type { Filter } from '../store/store.ts';
import { createdFilter, page } from '../wire/lists.ts';
import { checkParameters, expand, flag, listing, timeRange } from '../wire/parameters.ts';
import type { Handler } from '../wire/respond.ts';

const KEPT_SECONDS = 30 * 24 * 60 * 60;

const listParameters = z.strictObject({
  ...listing,
  type: z.string().optional(),
  types: z.array(z.string()).max(20).optional(),
  delivery_success: flag.optional(),
  created: timeRange,
});

/** Events of the last 30 days, as long as Stripe shows them. */
export const listEvents: Handler = ({ context, parameters }) => {
  const asked = checkParameters(listParameters, parameters);
  const filters: Filter[] = [
    { path: '$.created', from: context.store.clock.seconds() - KEPT_SECONDS },
    ...(asked.type ? [{ path: '$.type' as const, like: asked.type.replaceAll('*', '%') }] : []),
    ...(asked.types ? [{ path: '$.type' as const, among: asked.types }] : []),
    ...(asked.delivery_success === undefined
      ? []
      : [{ path: '$.pending_webhooks' as const, ...(asked.delivery_success ? { is: 0 } : { from: 1 }) }]),
    ...createdFilter(asked.created),
  ];
  return page(context, 'event', '/v1/events', asked, filters);
};

export const retrieveEvent: Handler = ({ context, id, parameters }) => {
  checkParameters(z.strictObject({ expand }), parameters);
  return context.store.get('event', id, 'id');
};
