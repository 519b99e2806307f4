import { ENGLISH, LANGUAGE_FACTS, type Language } from '@forecourt/lib/platform/language/languages';
import type { PageBlock } from '@forecourt/schemas/pageBlock';
import { toPlainText } from '@portabletext/react';
import type { FAQPage, WithContext } from 'schema-dts';

type FaqBlock = Extract<PageBlock, { _type: 'faq' }>;
type PlainText = Parameters<typeof toPlainText>[0];

/** Returns a block's questions that have both text and an answer. */
export const answeredQuestions = ({ items }: Pick<FaqBlock, 'items'>): FaqBlock['items'] =>
  items.filter(({ question, answer }) => question && answer.length > 0);

export const faqBlocks = (blocks: readonly PageBlock[]): FaqBlock[] =>
  blocks.filter((block) => block._type === 'faq');

/**
 * Returns a page's questions as structured data, one list per page, as Google requires; null without any.
 * @param language of the questions
 */
export function faqPage(
  blocks: readonly PageBlock[],
  language: Language = ENGLISH,
): WithContext<FAQPage> | null {
  const questions = blocks.flatMap((block) => (block._type === 'faq' ? answeredQuestions(block) : []));
  if (questions.length === 0) return null;
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    ...(language !== ENGLISH && { inLanguage: LANGUAGE_FACTS[language].tag }),
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: toPlainText(answer as unknown as PlainText) },
    })),
  };
}
