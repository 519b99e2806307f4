import type { ValidationContext } from 'sanity';
import { type TextPath, textsOf } from './texts.ts';

/** Placeholders in new pages for text that only an editor knows. They cannot be published. */
export const TEMPLATE_PLACEHOLDERS = {
  special: 'Say here what is special about it, and for whom.',
  terms: 'Say here who can have the offer, on which cars, and until when.',
  programme: 'Say here what there is to see and do, and who will be there.',
  covers: 'Say here what it covers and since when.',
  promise: 'Say here what is promised, in short sentences.',
  title: 'A new landing page',
} as const;

export const templatePlaceholdersIn = (text: string): string[] =>
  Object.values(TEMPLATE_PLACEHOLDERS).filter((words) => text.includes(words));

interface Block {
  _type?: string;
  _key?: string;
}

/** Reports placeholders that have not been replaced, with their block. */
export function checkTemplatePlaceholders(
  blocks: readonly Block[] | undefined,
  { schema }: Pick<ValidationContext, 'schema'>,
): true | { message: string; path: TextPath }[] {
  const problems = (blocks ?? []).flatMap((block) => {
    const title = schema.get(block._type ?? '')?.title ?? 'A block';
    return textsOf(block, [{ _key: block._key ?? '' }]).flatMap(({ text, path }) =>
      templatePlaceholdersIn(text).map((words) => ({
        message: `${title}: '${words}' is a placeholder from the template. Replace or remove it.`,
        path,
      })),
    );
  });
  return problems.length ? problems : true;
}
