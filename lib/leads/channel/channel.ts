import { z } from 'zod';
import { DEPARTMENTS } from '../../sites/departments.ts';
import { CAR_TYPES } from '../../vehicle/vehicle.ts';
import { adfOptionsSchema } from './adf-options.ts';

export const CHANNEL_KINDS = ['mail', 'adfMail', 'adfPost', 'webhook'] as const;
export type ChannelKind = (typeof CHANNEL_KINDS)[number];

/** Kinds delivered by the lead outbox. Plain mails go through the mail outbox. */
export type QueuedKind = Exclude<ChannelKind, 'mail'>;

/** `open`: only during the location's opening hours; `closed`: only outside them. */
export const CHANNEL_HOURS = ['always', 'open', 'closed'] as const;

const listOf = <Item extends z.ZodType>(item: Item) =>
  z
    .array(item)
    .nullish()
    .transform((list) => list ?? []);

const channelBase = {
  /** The array item's key, which stays the same when the channel is edited. */
  id: z.string().min(1),
  name: z.string().min(1),
  isOn: z.boolean(),
  /** Conditions; empty lists and `always` match every lead. */
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
  z.object({ kind: z.literal('adfMail'), ...byMail, adf: adfOptionsSchema }),
  z.object({ kind: z.literal('adfPost'), ...byPost, adf: adfOptionsSchema }),
  z.object({ kind: z.literal('webhook'), ...byPost }),
]);

export type LeadChannel = z.output<typeof channelSchema>;

/** Parses the channels of a site, skipping incomplete ones. */
export const channelsOf = (documents: readonly unknown[]): LeadChannel[] =>
  documents.flatMap((raw) => channelSchema.safeParse(raw).data ?? []);
