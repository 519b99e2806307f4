import { RESUME_BYTES } from '@forecourt/lib/leads/resume';
import { parseJson, readBody, readParts } from '@forecourt/lib/platform/request/body';
import type { Answers } from '@/forms/answers.ts';
import { cleanAnswers, isMultipart, isPlainForm, plainAnswers } from '@/forms/request.server.ts';

/** Maximum body size without a file; a form with every field full needs a tenth of it. */
const MAX_BYTES = 64 * 1024;
/** Maximum with a file: allows a slightly too large file, so that the form can report it. */
const MAX_BYTES_WITH_FILE = RESUME_BYTES + 1024 * 1024;
const LEAD_PART = 'lead';
const FILE_PART = 'resume';

type SentLead = { file: File | null } & ({ plain: true; answers: Answers } | { plain: false; body: unknown });

/** Reads a lead; null for a body that is too long. */
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
