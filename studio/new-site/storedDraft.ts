import type { MadeSite, ProofAnswer } from '@forecourt/lib/operations/new-site/office-contract';
import type { Draft, Logo, PlaceDraft } from './draft.ts';
import { EMPTY_DRAFT } from './draft.ts';
import { STEPS, type StepId } from './steps.ts';

/** A site created in this tab, with the result of its checks. */
export interface Made {
  site: MadeSite;
  name: string;
  proof: ProofAnswer | null;
}

/** State that survives a reload, kept in session storage. */
export interface StoredDraft {
  draft: Draft;
  /** The locations that were filled in because they are known. */
  suggested: PlaceDraft[];
  step: StepId;
  made: Made | null;
}

const KEY = 'forecourt.new-site';
/** Stored separately, as the logo is large and the rest is written on every keystroke. */
const LOGO_KEY = 'forecourt.new-site.logo';

export const NOTHING: StoredDraft = { draft: EMPTY_DRAFT, suggested: [], step: 'dealership', made: null };

/** Returns the stored state, or an empty draft. An unknown step becomes the first one. */
export function readStoredDraft(): StoredDraft {
  const { draft, suggested, step, made } = read<Partial<StoredDraft>>(KEY) ?? {};
  return {
    draft: { ...EMPTY_DRAFT, ...draft },
    suggested: suggested ?? [],
    step: STEPS.some(({ id }) => id === step) ? (step ?? NOTHING.step) : NOTHING.step,
    made: made ?? null,
  };
}

/** Starts the assistant with a dealership, unless another site is in progress. */
export function beginWith(dealership: string): void {
  const { draft, made } = readStoredDraft();
  if (!made && draft.dealerships.some(Boolean)) return;
  storeDraft({ ...NOTHING, draft: { ...EMPTY_DRAFT, dealerships: [dealership], name: dealership } });
}

export const readLogo = (): Logo | null => read<Logo>(LOGO_KEY);
/** Stores the state. Does nothing if session storage is full or disabled. */
export const storeDraft = (work: StoredDraft): void => write(KEY, work);
/** Stores the logo; null removes it. Does nothing if session storage is full or disabled. */
export const storeLogo = (logo: Logo | null): void => write(LOGO_KEY, logo);

function read<Value>(key: string): Value | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as Value | null;
  } catch {
    return null;
  }
}

/** Ignores errors, as the assistant works without storage. */
function write(key: string, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage is full or disabled.
  }
}
