import { changedPayload, changeSentences, type LeadChange } from '../lead-change.ts';
import type { LeadPayload } from '../payload.ts';

const NOTHING: LeadPayload = {
  category: '',
  name: '',
  email: '',
  phone: '',
  message: '',
  opt_in: false,
  url: '',
  source: 'Website',
  user_agent: '',
  lead_id: '',
  autogauge_enabled: false,
  lead_attributes: { visited_pages: [], linked_query_params: {} },
};

/** Returns what a later step of a form said, one line per field: `Rego: ABC123 QLD`. */
export const stepSentences = (change: LeadChange): string[] =>
  changeSentences(NOTHING, changedPayload(NOTHING, change)).map((sentence) =>
    sentence.replace(', new:', ':'),
  );
