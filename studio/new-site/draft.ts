import type { KnownPlace, NewSiteCall } from '@forecourt/lib/operations/new-site/office-contract';
import type { Template } from '@forecourt/lib/sites/theme';

export type PlaceDraft = KnownPlace;

/**
 * The user's input. Fields are named like those of the request, so that problems can be matched to fields.
 */
export interface Draft {
  dealerships: string[];
  isNewDealership: boolean;
  name: string;
  slug: string;
  hosts: string[];
  template: Template;
  accent: string;
  brand: string;
  places: PlaceDraft[];
  phones: { service: string; parts: string };
  leads: string[];
  email: string;
  company: string;
  abn: string;
  licence: string;
}

export interface Logo {
  filename: string;
  /** Media type, such as `image/svg+xml`. */
  type: string;
  /** Base64. */
  content: string;
}

export const EMPTY_PLACE: PlaceDraft = {
  id: '',
  name: '',
  street: '',
  suburb: '',
  state: '',
  postcode: '',
  phone: '',
  hours: '',
};

export const EMPTY_DRAFT: Draft = {
  dealerships: [''],
  isNewDealership: false,
  name: '',
  slug: '',
  hosts: [''],
  template: 'yard',
  accent: '',
  brand: '',
  places: [EMPTY_PLACE],
  phones: { service: '', parts: '' },
  leads: [''],
  email: '',
  company: '',
  abn: '',
  licence: '',
};

/**
 * Returns the locations of a draft after its dealerships were chosen: the known ones, unless the user entered any.
 * @param suggested the known locations that were filled in before
 */
export function placesAfter(
  entered: readonly PlaceDraft[],
  suggested: readonly PlaceDraft[],
  known: readonly PlaceDraft[],
): PlaceDraft[] {
  const unchanged = suggested.length > 0 ? suggested : [EMPTY_PLACE];
  const isUntouched = JSON.stringify(entered) === JSON.stringify(unchanged);
  if (!isUntouched) return [...entered];
  return known.length > 0 ? [...known] : [EMPTY_PLACE];
}

const withoutEmptyLines = (lines: readonly string[]): string[] => {
  const filledLines = lines.map((line) => line.trim()).filter(Boolean);
  return filledLines.length > 0 ? filledLines : [''];
};

/** Removes empty lines from lists, so that the index of a problem matches its line. */
export const tidyDraft = (draft: Draft): Draft => ({
  ...draft,
  dealerships: withoutEmptyLines(draft.dealerships),
  hosts: withoutEmptyLines(draft.hosts),
  leads: withoutEmptyLines(draft.leads),
});

const writtenTexts = (entry: object): Record<string, string> =>
  Object.fromEntries(Object.entries(entry).filter(([, value]) => typeof value === 'string' && value.trim()));

/** Returns the request for a draft, without empty fields. */
export function callOf(draft: Draft, logo: Logo | null): NewSiteCall {
  const { dealerships, hosts, leads, places, phones, isNewDealership } = draft;
  const lists = Object.entries({ dealerships, hosts, leads }).map(
    ([name, lines]) => [name, lines.filter((line) => line.trim())] as const,
  );
  return {
    request: {
      ...writtenTexts(draft),
      ...Object.fromEntries(lists),
      phones: writtenTexts(phones),
      places: places.map(writtenTexts),
    },
    isNewDealership,
    logo: logo && { filename: logo.filename, content: logo.content },
  };
}
