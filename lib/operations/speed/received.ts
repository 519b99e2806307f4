import { z } from 'zod';
import { cutLine } from '../../platform/text/schema.ts';
import { DEVICES, METRIC_FACTS, type Metric } from './metrics.ts';

const value = (metric: Metric) =>
  z.number().min(0).max(METRIC_FACTS[metric].most).optional().catch(undefined);

/** Body of a browser's report of one page load: its path, never its query. */
export const speedReportSchema = z
  .object({
    path: cutLine(2000).default('/'),
    /** Build id of the page, which may be older than the server's. */
    release: z.string().regex(/^[\w.-]{1,64}$/),
    device: z.enum(DEVICES),
    LCP: value('LCP'),
    INP: value('INP'),
    CLS: value('CLS'),
  })
  .refine(({ LCP, INP, CLS }) => [LCP, INP, CLS].some((figure) => figure !== undefined));
export type SpeedReport = z.output<typeof speedReportSchema>;
