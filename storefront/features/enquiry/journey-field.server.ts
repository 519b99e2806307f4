import { parseJson } from '@forecourt/lib/request/body';
import { z } from 'zod';

const parts = z.object({
  visited: z.unknown(),
  params: z.unknown(),
  compared: z.unknown(),
  calculated: z.unknown(),
});

/** What a form says led to it, for `submissionSchema`, which leaves out whatever makes no sense; empty for no form's words. */
export const journeyOf = (text: string | undefined): Partial<z.output<typeof parts>> =>
  parts.safeParse(parseJson(text ?? '')).data ?? {};
