import { parseJson } from '@forecourt/lib/platform/request/body';
import { z } from 'zod';

const part = z.unknown().optional();
const parts = z.object({ visited: part, params: part, compared: part, calculated: part });

/**
 * What a form says led to it, for `submissionSchema`, which leaves out whatever makes no sense.
 * @param text JSON, if the form said anything
 * @returns empty for what is none
 */
export const journeyOf = (text: string | undefined): z.output<typeof parts> =>
  parts.safeParse(parseJson(text ?? '')).data ?? {};
