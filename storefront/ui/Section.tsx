import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { Heading } from './Heading.tsx';
import type { TextLanguage } from './text-language.ts';

/**
 * A section of a page: an optional heading with intro and action, then the content.
 * @param props.title null without a heading; undefined if the content has its own
 * @param props.block type of the page block, for events (`storefront/analytics/attributes.ts`)
 * @param props.language of the title and the content, if it is not the one of the page
 * @param props.level heading level; 2 unless the section heads the page
 */
export function Section({
  id,
  block,
  title,
  intro,
  action,
  tone = 'canvas',
  level = 2,
  language,
  className,
  children,
}: {
  id?: string;
  block?: string;
  title?: string | null;
  intro?: string | null;
  action?: ReactNode;
  tone?: 'canvas' | 'sunken' | 'dark';
  level?: 1 | 2;
  language?: TextLanguage | undefined;
  className?: string;
  children: ReactNode;
}) {
  // A `<section>` needs a heading; without a title, use a `<div>`.
  const Element = title === null || title === '' ? 'div' : 'section';
  return (
    <Element
      // Keeps empty attributes out of the HTML.
      {...(id && { id })}
      {...(block && { 'data-block': block })}
      {...language}
      className={classes('section', tone === 'sunken' && 'bg-sunken', tone === 'dark' && 'dark', className)}
    >
      <div className="container">
        {(title || action) && (
          <div className="mb-stack flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
            <div>
              {title && <Heading level={level}>{title}</Heading>}
              {intro && <p className="mt-2 max-w-[37em] text-lg text-ink-muted">{intro}</p>}
            </div>
            {action}
          </div>
        )}
        {children}
      </div>
    </Element>
  );
}
