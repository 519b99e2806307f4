import { z } from 'zod';
import type { RefusedSentence } from '../../vehicle/advert-text/check.ts';
import type { AdvertFact } from '../../vehicle/advert-text/facts.ts';
import { type SourcedSentence, TEXT_KINDS, VOICES } from '../../vehicle/advert-text/write.ts';

export const advertTextSchema = z.strictObject({
  site: z.string().min(1).max(100),
  stocknum: z.string().trim().min(1).max(100),
  kind: z.enum(TEXT_KINDS),
  voice: z.enum(VOICES),
  /** True if the language model writes it, if one is set up. */
  byModel: z.boolean().default(false),
});
export type AdvertTextRequest = z.input<typeof advertTextSchema>;

export interface AdvertTextAnswer {
  vehicle: { name: string; path: string };
  sentences: SourcedSentence[];
  /** Sentences of the model that were left out, with what has no source. */
  refused: RefusedSentence[];
  facts: AdvertFact[];
  /** `fallback`: the model did not answer, or every sentence was refused, so the templates wrote it. */
  writtenBy: 'template' | 'model' | 'fallback';
  /** True if a language model is set up. */
  hasModel: boolean;
}
