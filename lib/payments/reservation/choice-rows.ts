import type { Choices } from './choices.ts';

const PAYMENTS = { finance: 'With finance', in_full: 'Pays in full', undecided: 'Has not decided' } as const;

/** Returns a shopper's choices for the dealer, as labelled rows. */
export function choiceRows({
  tradeIn,
  payment,
  handover,
  deliveryAddress,
}: Choices): (readonly [string, string])[] {
  const { rego, state, description, kilometres } = tradeIn ?? {};
  const trade = [
    description,
    [rego, state].filter(Boolean).join(' '),
    kilometres ? `${kilometres.toLocaleString('en-AU')} km` : '',
  ].filter(Boolean);
  const { street, suburb, state: where, postcode } = deliveryAddress ?? {};
  const address = [street, [suburb, where, postcode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return [
    ...(trade.length ? [['Trade-in', trade.join(', ')] as const] : []),
    ...(payment ? [['Payment', PAYMENTS[payment]] as const] : []),
    ...(handover
      ? [['Handover', handover === 'delivery' ? `Delivery to ${address}` : 'Pick-up'] as const]
      : []),
  ];
}
