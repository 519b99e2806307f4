import type { MadeSite, ProofAnswer } from '@forecourt/lib/operations/new-site/office';
import type { Draft, Logo } from './draft.ts';
import { EMPTY_DRAFT } from './draft.ts';
import { STEPS, type StepId } from './steps.ts';

/** A site that was made in this tab, and whether it is shown and its leads arrive, once that is known. */
export interface Made {
  site: MadeSite;
  name: string;
  proof: ProofAnswer | null;
}

/** What a reload must not lose: it stays in this tab of the browser and ends with it. */
export interface Kept {
  draft: Draft;
  step: StepId;
  made: Made | null;
}

const KEY = 'forecourt.new-site';
/** Kept apart from the rest: a logo is large, and the rest is written again at every key that is pressed. */
const LOGO_KEY = 'forecourt.new-site.logo';

const NOTHING: Kept = { draft: EMPTY_DRAFT, step: 'dealership', made: null };

/** What this tab has kept of the assistant, else an empty draft; a step that no longer exists becomes the first. */
export function readKept(): Kept {
  const { draft, step, made } = read<Partial<Kept>>(KEY) ?? {};
  return {
    draft: { ...EMPTY_DRAFT, ...draft },
    step: STEPS.some(({ id }) => id === step) ? (step ?? NOTHING.step) : NOTHING.step,
    made: made ?? null,
  };
}

/** Lets the assistant begin with a dealership, unless somebody is in the middle of another site. */
export function beginWith(dealership: string): void {
  const { draft, made } = readKept();
  if (!made && draft.dealerships.some(Boolean)) return;
  keep({ ...NOTHING, draft: { ...EMPTY_DRAFT, dealerships: [dealership], name: dealership } });
}

/** The logo kept in this tab; null for none, or where the browser's storage is off. */
export const readLogo = (): Logo | null => read<Logo>(LOGO_KEY);
/** Keeps the assistant for a reload of this tab; does nothing where the browser's storage is full or off. */
export const keep = (work: Kept): void => write(KEY, work);
/** Keeps the logo for a reload of this tab; null forgets it. Does nothing where the storage is full or off. */
export const keepLogo = (logo: Logo | null): void => write(LOGO_KEY, logo);

function read<Value>(key: string): Value | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as Value | null;
  } catch {
    return null;
  }
}

/** Null removes the value. Where the browser keeps nothing, the assistant works all the same. */
function write(key: string, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Full, or switched off.
  }
}
