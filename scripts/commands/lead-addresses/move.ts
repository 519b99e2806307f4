import {
  LEAD_DELIVERY_PARENTS,
  LEAD_DELIVERY_TYPE,
  type LeadDeliveryParent,
  leadDeliveryId,
} from '@forecourt/lib/leads/lead-delivery-id';
import { publishedIdOf } from '@forecourt/lib/sites/content-lake/document-id';
import type { SanityClient } from '@sanity/client';
import { z } from 'zod';

/** The fields that held addresses, by the type of their documents. */
const FIELDS: Record<LeadDeliveryParent, readonly string[]> = {
  site: ['leadChannels', 'leadAlertEmails', 'reportEmails'],
  dealership: ['leadEmails'],
  location: ['leadEmails'],
};
const ALL_FIELDS = [...new Set(Object.values(FIELDS).flat())];

const documentsSchema = z.array(
  z.looseObject({ _id: z.string(), _rev: z.string(), _type: z.enum(LEAD_DELIVERY_PARENTS) }),
);
type Stored = z.output<typeof documentsSchema>[number];

export interface Move {
  id: string;
  type: LeadDeliveryParent;
  fields: string[];
  /** The document that receives their content; null if they are empty. */
  to: string | null;
  /** Why it was not moved: the document changed meanwhile, or is part of a scheduled release. */
  problem?: string;
}

/**
 * Moves the lead addresses of sites, dealerships and locations into separate documents, each in a
 * transaction. Drafts and versions become drafts and versions. Addresses already in the new document are
 * kept.
 * @param options.dryRun true to report the moves without making them
 */
export async function moveLeadAddresses(
  client: SanityClient,
  { dryRun }: { dryRun: boolean },
): Promise<Move[]> {
  const query = `*[_type in $types && (${ALL_FIELDS.map((name) => `defined(${name})`).join(' || ')})] | order(_id)`;
  const answer: unknown = await client.fetch(query, { types: LEAD_DELIVERY_PARENTS }, { perspective: 'raw' });
  const found = documentsSchema.parse(answer).toSorted((a, b) => rankOf(a) - rankOf(b));
  const published = new Map(found.filter((each) => rankOf(each) === 0).map((each) => [each._id, each]));
  const moves: Move[] = [];
  for (const document of found) {
    const move = planOf(document, published.get(publishedIdOf(document._id)));
    if (!move) continue;
    if (!dryRun)
      try {
        await carryOut(client, document, move);
      } catch (error) {
        moves.push({ ...move, problem: error instanceof Error ? error.message : String(error) });
        continue;
      }
    moves.push(move);
  }
  return moves;
}

/** Published documents first, because a draft of addresses is based on its published document. */
const rankOf = ({ _id }: Stored) => (publishedIdOf(_id) === _id ? 0 : 1);

const isFilled = (value: unknown) => Array.isArray(value) && value.length > 0;
const sameValue = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function planOf(document: Stored, published: Stored | undefined): Move | null {
  const fields = FIELDS[document._type].filter((name) => document[name] != null);
  if (fields.length === 0) return null;
  const isKept = (name: string) =>
    published === document || !published
      ? isFilled(document[name])
      : !sameValue(document[name], published[name]);
  const publishedId = publishedIdOf(document._id);
  const prefix = document._id.slice(0, document._id.length - publishedId.length);
  const to = fields.some(isKept) ? `${prefix}${leadDeliveryId(document._type, publishedId)}` : null;
  return { id: document._id, type: document._type, fields, to };
}

async function carryOut(client: SanityClient, document: Stored, { fields, to }: Move): Promise<void> {
  const transaction = client.transaction();
  if (to) {
    const values = Object.fromEntries(fields.map((name) => [name, document[name]]));
    const publishedTarget = await client.getDocument(publishedIdOf(to));
    const { _rev, _createdAt, _updatedAt, ...base } = publishedTarget ?? {};
    const isVersion = publishedIdOf(to) !== to;
    // An existing draft or version wins over the moved value, and so does an existing published document.
    transaction
      .createIfNotExists({ ...(isVersion && { ...base, ...values }), _id: to, _type: LEAD_DELIVERY_TYPE })
      .patch(to, { setIfMissing: values });
  }
  transaction.patch(document._id, { unset: fields, ifRevisionID: document._rev });
  await transaction.commit({ visibility: 'sync' });
}
