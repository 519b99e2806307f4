import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { Heading } from './Heading.tsx';

/**
 * A band of a page in its rhythm: an optional heading with words and an action beside it, then the content.
 * @param props.title null where it has none; absent where the content brings a heading of its own
 * @param props.tone the ground it stands on
 * @param props.level heading level; 2 unless the section heads the page
 */
export function Section({
  id,
  title,
  intro,
  action,
  tone = 'canvas',
  level = 2,
  className,
  children,
}: {
  id?: string;
  title?: string | null;
  intro?: string | null;
  action?: ReactNode;
  tone?: 'canvas' | 'sunken' | 'dark';
  level?: 1 | 2;
  className?: string;
  children: ReactNode;
}) {
  // Without a heading it is no section to a screen reader; where no title is passed, the content has the heading.
  const Element = title === null || title === '' ? 'div' : 'section';
  return (
    <Element
      // An attribute without a value would be written into the page all the same.
      {...(id && { id })}
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
