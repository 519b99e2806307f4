import { RESUME_BYTES } from '@forecourt/lib/leads/resume';
import { parseJson, readBody, readParts } from '@forecourt/lib/platform/request/body';
import type { Answers } from '@/forms/answers.ts';
import { cleanAnswers, isMultipart, isPlainForm, plainAnswers } from '@/forms/request.server.ts';

/** The longest body without a file; a form with every field full is a tenth of it. */
const MAX_BYTES = 64 * 1024;
/** With a file: the file may be somewhat too long, so that the form can say so. */
const MAX_BYTES_WITH_FILE = RESUME_BYTES + 1024 * 1024;
/** The part that holds a lead as our script sends it, and the one with the file. */
const LEAD_PART = 'lead';
const FILE_PART = 'resume';

/** A lead as it came: as JSON from our script, or as a plain form; a file can come along with both. */
type SentLead = { file: File | null } & ({ plain: true; answers: Answers } | { plain: false; body: unknown });

/**
 * Reads a lead within its bounds.
 * @returns null for a body that is too long
 */
export async function readLead(request: Request): Promise<SentLead | null> {
  if (!isMultipart(request)) {
    const text = await readBody(request, MAX_BYTES);
    if (text === null) return null;
    return isPlainForm(request)
      ? { file: null, plain: true, answers: plainAnswers(text) }
      : { file: null, plain: false, body: parseJson(text) };
  }
  const parts = await readParts(request, MAX_BYTES_WITH_FILE);
  if (!parts) return parts === null ? null : { file: null, plain: false, body: undefined };
  const part = parts.get(FILE_PART);
  const file = part instanceof File && part.size > 0 ? part : null;
  const lead = parts.get(LEAD_PART);
  if (typeof lead === 'string') return { file, plain: false, body: parseJson(lead.slice(0, MAX_BYTES)) };
  return { file, plain: true, answers: cleanAnswers(Object.fromEntries(parts), MAX_BYTES) ?? {} };
}
