import { z } from 'zod';
import { FORM_KINDS } from '../../leads/form-kinds.ts';
import { LEAD_STATUSES } from '../../leads/status.ts';
import { THREAD_AGES, THREAD_VIEWS, type ThreadFilter } from '../../leads/thread/answers.ts';
import { line } from '../../platform/text/schema.ts';
import { SOURCE_KINDS } from '../../sites/visit-source/source-kinds.ts';
import { QUERY_LIMIT } from './contract.ts';

const none = z.literal('');
const id = line(200).default('');

/** Filters of a request for threads or their leads. */
export const threadFilterSchema = z.strictObject({
  sites: z.array(z.string().min(1).max(100)).max(500).default([]),
  view: z.enum(THREAD_VIEWS).default('open'),
  place: id,
  kind: z.enum(FORM_KINDS).or(none).default(''),
  owner: id,
  status: z.enum(LEAD_STATUSES).or(none).default(''),
  source: z.enum(SOURCE_KINDS).or(none).default(''),
  age: z.literal(THREAD_AGES).nullable().default(null),
  car: id,
  query: line(QUERY_LIMIT).default(''),
}) satisfies z.ZodType<unknown, ThreadFilter>;
