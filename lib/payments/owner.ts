export type OwnerKind = 'reservation' | 'online_payment';

/** The row that a payment is for. */
export interface Owner {
  kind: OwnerKind;
  id: string;
}

/** Metadata keys at Stripe that name the owner. */
const KEYS = { reservation: 'reservation', online_payment: 'online_payment' } as const satisfies Record<
  OwnerKind,
  string
>;
const KINDS = Object.keys(KEYS) as OwnerKind[];
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export const ownerMetadata = ({ kind, id }: Owner): Record<string, string> => ({ [KEYS[kind]]: id });

/** Returns the owner of a Stripe object; null if it is not ours, since the account may sell other things. */
export function ownerOf({ metadata }: { metadata: Record<string, string> | null }): Owner | null {
  for (const kind of KINDS) {
    const id = metadata?.[KEYS[kind]];
    if (id && UUID.test(id)) return { kind, id };
  }
  return null;
}
