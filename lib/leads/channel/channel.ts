import { z } from 'zod';
import { CAR_TYPES } from '../../vehicle/vehicle.ts';

/** By what a lead leaves for its dealer. */
export const CHANNEL_KINDS = ['mail', 'adfMail', 'adfPost', 'webhook'] as const;
export type ChannelKind = (typeof CHANNEL_KINDS)[number];

/** The kinds that go out by a queue of their own; a mail for people goes out by the outbox of mails. */
export type QueuedKind = Exclude<ChannelKind, 'mail'>;

export const DEPARTMENTS = ['sales', 'service', 'parts', 'other'] as const;
export type Department = (typeof DEPARTMENTS)[number];

/** `open`: only while the place is open, `closed`: only while it is not. */
export const CHANNEL_HOURS = ['always', 'open', 'closed'] as const;

/** An absent list is an empty one, which asks for nothing. */
const listOf = <Item extends z.ZodType>(item: Item) =>
  z
    .array(item)
    .nullish()
    .transform((list) => list ?? []);

const channelBase = {
  /** Of the entry in its list: it stays the same however the entry is changed. */
  id: z.string().min(1),
  name: z.string().min(1),
  isOn: z.boolean(),
  /** Which leads go this way; empty lists and `always` ask for nothing. */
  locationIds: listOf(z.string()),
  departments: listOf(z.enum(DEPARTMENTS)),
  makes: listOf(z.string()),
  carTypes: listOf(z.enum(CAR_TYPES)),
  hours: z
    .enum(CHANNEL_HOURS)
    .nullish()
    .transform((hours) => hours ?? 'always'),
};
const byMail = { ...channelBase, emails: z.array(z.string().min(3)).min(1) };
const byPost = { ...channelBase, url: z.string().min(1), secretNumber: z.int().min(1).catch(1) };

const channelSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('mail'), ...byMail }),
  z.object({ kind: z.literal('adfMail'), ...byMail }),
  z.object({ kind: z.literal('adfPost'), ...byPost }),
  z.object({ kind: z.literal('webhook'), ...byPost }),
]);

/** A way by which leads leave for a dealer, with the leads that take it. */
export type LeadChannel = z.output<typeof channelSchema>;

/** The channels that editors have written down whole; one that lacks its address is none yet. */
export const channelsOf = (documents: readonly unknown[]): LeadChannel[] =>
  documents.flatMap((raw) => channelSchema.safeParse(raw).data ?? []);
