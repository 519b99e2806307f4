/**
 * Name of the index of models, the directory behind `/models` (SEARCH-42 to SEARCH-47). Unlike stock it is
 * made from content: one record for each published `model` document, of every manufacturer.
 */
export const MODELS_INDEX = 'Model_production';

/** Directory pages hold this many (SEARCH-47). */
export const MODELS_PER_PAGE = 21;

/** A picture as a card shows it. */
export interface RecordPicture {
  url: string;
  alt: string;
  width: number | null;
  height: number | null;
  crop?: { top?: number; left?: number; bottom?: number; right?: number };
  hotspot?: { x?: number; y?: number };
}

/** One record of the index of models. */
export interface ModelRecord {
  /** Id of the document. */
  objectID: string;
  manufacturer: { id: string; name: string; slug: string };
  model: {
    name: string;
    slug: string;
    /** Where links to it lead (MODEL-07). */
    href: string;
    /** Values of `simple_body` where the words name a known body, else the words themselves. */
    body: string[];
    status: ModelStatus;
    image: RecordPicture | null;
  };
}

const STATUSES = ['current', 'coming_soon', 'discontinued'] as const;
export type ModelStatus = (typeof STATUSES)[number];

/** A status as content has it; anything unknown is on sale, as the studio's form starts. */
export const modelStatus = (status: string): ModelStatus =>
  STATUSES.find((knownStatus) => knownStatus === status) ?? 'current';
