import { FEATURE_LIST_RATIO } from '@forecourt/lib/sites/pictures/ratios';
import { actionOf } from '@/content/links.ts';
import { pictureSource } from '@/content/picture.ts';
import { classes } from '@/ui/classes.ts';
import { Heading } from '@/ui/Heading.tsx';
import { Icon } from '@/ui/Icon.client.tsx';
import { LinkButton } from '@/ui/LinkButton.tsx';
import { Picture } from '@/ui/Picture.client.tsx';
import type { BlockProps } from '../block.ts';

/** A list of ticked features next to a picture. */
export function FeatureList({ block, language }: BlockProps<'featureList'>) {
  const items = block.items.filter(({ title }) => title);
  if (items.length === 0) return null;
  const picture = pictureSource(block.image);
  const button = actionOf(block.action);
  return (
    <section data-block="featureList" className="section wrap-anywhere" {...language}>
      <div
        className={classes(
          'container grid items-center gap-x-16 gap-y-8',
          picture && 'lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]',
        )}
      >
        {picture && (
          <Picture
            {...picture}
            ratio={FEATURE_LIST_RATIO}
            sizes="(width >= 992px) 590px, 100vw"
            className="w-full rounded-card bg-sunken"
          />
        )}
        <div>
          <Heading level={2}>{block.heading}</Heading>
          {block.intro && <p className="mt-3 max-w-[37em] text-lg text-ink-muted">{block.intro}</p>}
          <ul className={classes('mt-8 grid gap-x-12 gap-y-5', !picture && 'md:grid-cols-2')}>
            {items.map(({ _key, title, text }) => (
              <li key={_key} className="flex gap-3">
                <Icon name="check" size={22} className="mt-px text-accent-ink" />
                <div>
                  <p className="font-semibold">{title}</p>
                  {text && <p className="mt-0.5 text-ink-muted">{text}</p>}
                </div>
              </li>
            ))}
          </ul>
          {button && (
            <LinkButton {...button.to} size="lg" className="mt-9">
              {button.label}
            </LinkButton>
          )}
        </div>
      </div>
    </section>
  );
}
