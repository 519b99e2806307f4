import { actionOf } from '@/content/links.ts';
import { RichText } from '@/layout/RichText.tsx';
import { Accordion } from '@/ui/Accordion.tsx';
import { Heading } from '@/ui/Heading.tsx';
import type { BlockProps } from '../block.ts';
import { MoreLink } from '../MoreLink.tsx';
import { answeredQuestions } from './questions.ts';

/** Questions that expand to their answers, one at a time, without script (OPEN-074). */
export function Faq({ block, language }: BlockProps<'faq'>) {
  const items = answeredQuestions(block);
  const action = actionOf(block.action);
  if (items.length === 0) return null;
  const Element = block.heading ? 'section' : 'div';
  return (
    <Element className="section wrap-anywhere" {...language}>
      <div className="container grid items-start gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]">
        <div className="lg:sticky lg:top-28">
          {block.heading && <Heading level={2}>{block.heading}</Heading>}
          {block.intro && <p className="mt-3 text-lg text-ink-muted">{block.intro}</p>}
          {action && <MoreLink {...action} className="mt-5" />}
        </div>
        <Accordion
          name={`faq-${block._key}`}
          first={block.openFirst}
          className="border-t border-line"
          items={items.map(({ _key, question, answer }) => ({
            key: _key,
            summary: <span className="text-lg">{question}</span>,
            content: (
              <div className="prose text-ink-muted">
                <RichText value={answer} />
              </div>
            ),
          }))}
        />
      </div>
    </Element>
  );
}
