import { parseJson } from '@forecourt/lib/platform/request/body';
import { z } from 'zod';

const part = z.unknown().optional();
const parts = z.object({ visited: part, params: part, compared: part, calculated: part });

/**
 * Parses the visitor's journey sent with a form. `submissionSchema` drops invalid parts.
 * @param text JSON, if the form sent any
 * @returns an empty object if it is malformed
 */
export const journeyOf = (text: string | undefined): z.output<typeof parts> =>
  parts.safeParse(parseJson(text ?? '')).data ?? {};
