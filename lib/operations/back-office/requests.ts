import { z } from 'zod';
import { RESERVATION_STATUSES } from '../../payments/reservation/machine.ts';
import { STAFF_ACTIONS } from '../../payments/reservation/staff-steps.ts';
import { line, text } from '../../platform/text/schema.ts';
import { type Filter, type ListRequest, NOTE_LIMIT, QUERY_LIMIT, type StepRequest } from './contract.ts';

const status = z.enum(RESERVATION_STATUSES);

export const filterSchema = z.strictObject({
  sites: z.array(z.string().min(1).max(100)).max(500).default([]),
  statuses: z.array(status).max(RESERVATION_STATUSES.length).default([]),
  query: line(QUERY_LIMIT).default(''),
}) satisfies z.ZodType<unknown, Filter>;

export const listSchema = filterSchema.extend({
  after: z.string().max(300).nullable().default(null),
  limit: z.int().min(1).max(200).default(50),
}) satisfies z.ZodType<unknown, ListRequest>;

export const stepSchema = z.strictObject({
  action: z.enum(STAFF_ACTIONS),
  seen: status,
  note: text(NOTE_LIMIT)
    .nullish()
    .transform((note) => note || null),
}) satisfies z.ZodType<unknown, StepRequest>;
