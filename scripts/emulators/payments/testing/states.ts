type Thing = Record<string, unknown> & { object?: unknown };

/** Labels that distinguish all states of an object that its shape must cover. */
const STATE_OF: Record<string, (thing: Thing) => string[]> = {
  'checkout.session': ({ ui_mode, status, payment_status, ...rest }) => [
    [ui_mode, status, payment_status].join(' '),
    ...['client_reference_id', 'customer_email', 'customer_details', 'payment_intent'].map(
      (name) => `${rest[name] === null ? 'without' : 'with'} ${name}`,
    ),
    Object.keys(rest.metadata as object).length > 0 ? 'with metadata' : 'without metadata',
  ],
  payment_intent: ({ status, next_action, last_payment_error: error }) => [
    [
      status,
      next_action ? `with ${(next_action as { type: string }).type}` : '',
      error ? `after ${(error as { code: string }).code}` : '',
    ]
      .filter(Boolean)
      .join(' '),
  ],
  charge: ({ status, refunded, amount_refunded, payment_method_details: details }) => [
    [
      (details as { card: { three_d_secure: unknown } }).card.three_d_secure ? 'authenticated' : 'plain',
      status,
      refunded ? 'refunded' : Number(amount_refunded) > 0 ? 'partly refunded' : 'whole',
    ].join(' '),
  ],
  'shared_payment.granted_token': ({ deactivated_reason }) => [String(deactivated_reason ?? 'active')],
  refund: ({ status }) => [String(status)],
  list: ({ has_more }) => [has_more ? 'with more' : 'whole'],
  event: ({ type }) => [String(type)],
};

/** Returns every state of every object within some bodies, at any depth, by object name. */
export function statesIn(bodies: readonly unknown[]): Record<string, string[]> {
  const statesSeen = new Map<string, Set<string>>();
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const thing = value as Thing;
    const name = typeof thing.object === 'string' ? thing.object : '';
    for (const state of STATE_OF[name]?.(thing) ?? [])
      statesSeen.set(name, (statesSeen.get(name) ?? new Set()).add(state));
    for (const part of Object.values(thing)) look(part);
  };
  for (const body of bodies) look(body);
  return Object.fromEntries([...statesSeen].map(([name, states]) => [name, [...states].sort()]));
}
