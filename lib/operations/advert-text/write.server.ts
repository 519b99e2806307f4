import { checkText, type RefusedSentence } from '../../vehicle/advert-text/check.ts';
import type { AdvertFact } from '../../vehicle/advert-text/facts.ts';
import {
  type SourcedSentence,
  type TextKind,
  type Voice,
  writeFromFacts,
} from '../../vehicle/advert-text/write.ts';
import type { TextModel } from './model.server.ts';

export interface WrittenText {
  sentences: SourcedSentence[];
  refused: RefusedSentence[];
  writtenBy: 'template' | 'model' | 'fallback';
}

/**
 * Writes a text from the facts of a vehicle, by a model or by the templates.
 * Of a model's text, only sentences whose statements are all found in the facts are kept. Without any, or
 * without an answer, the templates write it.
 * @param model null for the templates
 * @param report called with the model's error
 */
export async function writeAdvertText(
  facts: readonly AdvertFact[],
  request: { kind: TextKind; voice: Voice },
  { model, report }: { model: TextModel | null; report: (error: unknown) => void },
): Promise<WrittenText> {
  const fromTemplate = () => writeFromFacts(facts, request);
  if (!model) return { sentences: fromTemplate(), refused: [], writtenBy: 'template' };
  const text = await model.write(facts, request).catch((error: unknown) => {
    report(error);
    return null;
  });
  const { sentences, refused } = text === null ? { sentences: [], refused: [] } : checkText(text, facts);
  return sentences.length > 0
    ? { sentences, refused, writtenBy: 'model' }
    : { sentences: fromTemplate(), refused, writtenBy: 'fallback' };
}
