import { COLUMN_RATIOS } from '@forecourt/lib/sites/pictures/ratios';
import { actionOf } from '@/content/links.ts';
import { pictureSource } from '@/content/picture.ts';
import { RichText } from '@/layout/RichText.tsx';
import { classes } from '@/ui/classes.ts';
import { Heading } from '@/ui/Heading.tsx';
import { Picture } from '@/ui/Picture.client.tsx';
import { Section } from '@/ui/Section.tsx';
import type { BlockProps } from '../block.ts';
import { MoreLink } from '../MoreLink.tsx';

const RATIOS: Readonly<Record<string, number>> = COLUMN_RATIOS;
const GRIDS: Readonly<Record<number, string>> = {
  1: '',
  2: 'md:grid-cols-2',
  3: 'md:grid-cols-3',
  4: 'sm:grid-cols-2 lg:grid-cols-4',
};
const MOST = 4;

/** Two to four columns with a picture, text and a button. */
export function Columns({ block, language }: BlockProps<'columns'>) {
  const columns = block.columns
    .map((column) => ({ ...column, picture: pictureSource(column.image), button: actionOf(column.action) }))
    .filter(({ picture, title, text }) => picture || title || text.length > 0)
    .slice(0, MOST);
  if (columns.length === 0) return null;
  const ratio = RATIOS[block.shape] ?? COLUMN_RATIOS.wide;
  return (
    <Section
      block="columns"
      language={language}
      title={block.heading}
      intro={block.intro}
      className="wrap-anywhere"
    >
      <ul className={classes('grid gap-x-gap gap-y-10', GRIDS[columns.length])}>
        {columns.map(({ _key, picture, title, text, button }) => (
          <li key={_key} className="flex flex-col items-start">
            {picture && (
              <Picture
                {...picture}
                ratio={ratio}
                sizes={`(width >= 1200px) ${Math.round(1240 / columns.length)}px, (width >= 768px) 50vw, 100vw`}
                className="mb-5 w-full rounded-card bg-sunken"
              />
            )}
            {title && (
              <Heading level={block.heading ? 3 : 2} size="sm">
                {title}
              </Heading>
            )}
            {text.length > 0 && (
              <div className={classes('prose text-ink-muted', title && 'mt-2')}>
                <RichText value={text} />
              </div>
            )}
            {button && <MoreLink {...button} className="mt-4" />}
          </li>
        ))}
      </ul>
    </Section>
  );
}
