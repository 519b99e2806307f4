/**
 * Name of the index of models, used by the directory at `/models` (SEARCH-42 to SEARCH-47). It is built from
 * content: one record for each published `model` document of every manufacturer.
 */
export const MODELS_INDEX = 'Model_production';

/** Number of models on a directory page (SEARCH-47). */
export const MODELS_PER_PAGE = 21;

export interface RecordPicture {
  url: string;
  alt: string;
  width: number | null;
  height: number | null;
  crop?: { top?: number; left?: number; bottom?: number; right?: number };
  hotspot?: { x?: number; y?: number };
}

export interface ModelRecord {
  objectID: string;
  manufacturer: { id: string; name: string; slug: string };
  model: {
    name: string;
    slug: string;
    /** Target of links to the model (MODEL-07). */
    href: string;
    /** Values of `simple_body`, or the manufacturer's text for an unknown body type. */
    body: string[];
    status: ModelStatus;
    image: RecordPicture | null;
  };
}

const STATUSES = ['current', 'coming_soon', 'discontinued'] as const;
export type ModelStatus = (typeof STATUSES)[number];

/** Reads a status from content; an unknown one counts as on sale, the default in the studio's form. */
export const modelStatus = (status: string): ModelStatus =>
  STATUSES.find((knownStatus) => knownStatus === status) ?? 'current';
