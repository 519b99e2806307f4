import { parseJson } from '@forecourt/lib/platform/request/body';
import { z } from 'zod';

const part = z.unknown().optional();
const parts = z.object({ visited: part, params: part, visit: part, compared: part, calculated: part });

/** Parses the visitor's journey sent with a form as JSON; empty if it is malformed. */
export const journeyOf = (text: string | undefined): z.output<typeof parts> =>
  parts.safeParse(parseJson(text ?? '')).data ?? {};
