import type { Context } from '../context.ts';
import type { Kind } from '../store/kinds.ts';
import { badParameter } from './errors.ts';

const DEEPEST = 4;
const KIND_OF_PREFIX: Record<string, Kind> = {
  cs: 'checkout.session',
  pi: 'payment_intent',
  pm: 'payment_method',
  seti: 'setup_intent',
  ch: 'charge',
  re: 'refund',
};

type Thing = Record<string, unknown>;
const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null;

/**
 * Returns a copy of an object with ids replaced by their objects, including lists that are returned only on
 * request.
 * @param paths as clients write them: `payment_intent.latest_charge`, `data.line_items`
 * @throws StripeFault 400 for a property that cannot be expanded
 */
export function withExpanded(context: Context, object: object, paths: readonly string[] = []): object {
  const copy = structuredClone(object) as Thing;
  for (const path of paths) {
    const parts = path.split('.');
    if (parts.length > DEEPEST)
      throw badParameter('You cannot expand more than 4 levels of a property.', 'expand');
    expandOne(context, copy, parts);
  }
  return copy;
}

function expandOne(context: Context, holder: Thing, [name = '', ...rest]: string[]): void {
  if (name === 'data' && Array.isArray(holder.data)) {
    for (const item of holder.data) expandOne(context, item as Thing, rest);
    return;
  }
  holder[name] = listOnRequest(context, holder, name) ?? holder[name];
  const value = holder[name];
  if (value === null) return;
  if (typeof value === 'string') {
    const kind = KIND_OF_PREFIX[value.split('_')[0] ?? ''];
    if (!kind) throw notExpandable(name);
    holder[name] = { ...context.store.get(kind, value) };
  } else if (!isThing(value)) throw notExpandable(name);
  const next = holder[name];
  if (rest.length > 0 && isThing(next)) expandOne(context, next, rest);
}

const notExpandable = (name: string) => badParameter(`This property cannot be expanded (${name}).`, 'expand');

function listOnRequest(context: Context, holder: Thing, name: string): unknown {
  const id = String(holder.id);
  if (holder.object === 'checkout.session' && name === 'line_items')
    return wholeList(
      context.store.hidden('checkout.session', id).items,
      `/v1/checkout/sessions/${id}/line_items`,
    );
  if (holder.object === 'charge' && name === 'refunds') {
    const refunds = context.store.list('refund', { filters: [{ path: '$.charge', is: id }], limit: 100 });
    return wholeList(refunds, `/v1/charges/${id}/refunds`);
  }
  return undefined;
}

const wholeList = (data: unknown[], url: string) => ({ object: 'list', data, has_more: false, url });
