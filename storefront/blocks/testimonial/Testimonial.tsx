import { QUOTE_RATIO } from '@forecourt/lib/sites/pictures/ratios';
import { pictureSource } from '@/content/picture.ts';
import { noAlternative } from '@/preview/alternative-text.ts';
import { classes } from '@/ui/classes.ts';
import { Picture } from '@/ui/Picture.client.tsx';
import { Section } from '@/ui/Section.tsx';
import type { BlockProps } from '../block.ts';

const MOST = 3;

export function Testimonial({ block, language }: BlockProps<'testimonial'>) {
  const quotes = block.quotes.filter(({ text }) => text).slice(0, MOST);
  if (quotes.length === 0) return null;
  const single = quotes.length === 1;
  return (
    <Section
      block="testimonial"
      language={language}
      title={block.heading}
      tone="sunken"
      className="wrap-anywhere"
    >
      <ul
        className={classes(
          'grid gap-x-12 gap-y-10',
          !single && (quotes.length === 2 ? 'md:grid-cols-2' : 'md:grid-cols-3'),
        )}
      >
        {quotes.map(({ _key, text, name, about, image }) => {
          const picture = pictureSource(image);
          return (
            <li key={_key}>
              <figure
                className={classes(
                  'flex h-full flex-col',
                  single ? 'max-w-[46em]' : 'border-t border-line pt-6',
                )}
              >
                <blockquote
                  className={classes('grow text-pretty', single ? 'title font-semibold' : 'text-lg')}
                >
                  <p>“{text}”</p>
                </blockquote>
                <figcaption className={classes('flex items-center gap-4', single ? 'mt-8' : 'mt-6')}>
                  {picture && (
                    <Picture
                      {...picture}
                      alt={noAlternative(picture.alt)}
                      ratio={QUOTE_RATIO}
                      sizes="56px"
                      maxWidth={168}
                      className="size-14 rounded-full bg-line"
                    />
                  )}
                  <span>
                    <span className="block font-semibold">{name}</span>
                    {about && <span className="block text-sm text-ink-muted">{about}</span>}
                  </span>
                </figcaption>
              </figure>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
