/** What a payment at Stripe can be for. */
export type OwnerKind = 'reservation' | 'online_payment';

/** What a payment is for: one row of ours. */
export interface Owner {
  kind: OwnerKind;
  id: string;
}

/** Where the owner is named in the metadata of what Stripe keeps. */
const KEYS = { reservation: 'reservation', online_payment: 'online_payment' } as const satisfies Record<
  OwnerKind,
  string
>;
const KINDS = Object.keys(KEYS) as OwnerKind[];
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The metadata that names an owner. */
export const ownerMetadata = ({ kind, id }: Owner): Record<string, string> => ({ [KEYS[kind]]: id });

/** What something at Stripe is for; null for what is not ours, since an account may sell other things. */
export function ownerOf({ metadata }: { metadata: Record<string, string> | null }): Owner | null {
  for (const kind of KINDS) {
    const id = metadata?.[KEYS[kind]];
    if (id && UUID.test(id)) return { kind, id };
  }
  return null;
}
