import { CALL_TO_ACTION_PHONE_RATIO, CALL_TO_ACTION_RATIO } from '@forecourt/lib/sites/pictures/ratios';
import { actionOf } from '@/content/links.ts';
import { pictureSource } from '@/content/picture.ts';
import { classes } from '@/ui/classes.ts';
import { LinkButton } from '@/ui/LinkButton.tsx';
import { Picture } from '@/ui/Picture.client.tsx';
import type { BlockProps } from '../block.ts';

/** Lower quality, since the picture is wide and covered by text. */
const QUALITY = 70;

/** A banner with one message and one or two buttons. */
export function CallToAction({ block, language }: BlockProps<'callToAction'>) {
  const picture = block.tone === 'picture' ? pictureSource(block.image, QUALITY) : null;
  const actions = block.actions.flatMap((action) => {
    const button = actionOf(action);
    return button ? [{ key: action._key, ...button }] : [];
  });
  if (!block.heading && actions.length === 0) return null;
  const words = (
    <div className="relative z-(--z-on-picture) flex flex-wrap items-center justify-between gap-x-12 gap-y-6">
      <div className="max-w-[32em]">
        <h2 className="title">{block.heading}</h2>
        {block.text && <p className="mt-3 text-lg">{block.text}</p>}
      </div>
      {actions.length > 0 && (
        <div className="flex flex-wrap gap-3">
          {actions.map(({ key, label, to }, index) => (
            <LinkButton key={key} {...to} variant={index === 0 ? 'primary' : 'secondary'} size="lg">
              {label}
            </LinkButton>
          ))}
        </div>
      )}
    </div>
  );
  if (picture)
    return (
      <section
        data-block="callToAction"
        {...language}
        className="dark shade-side relative flex min-h-90 items-end py-section lg:min-h-120"
      >
        <Picture
          {...picture}
          ratio={CALL_TO_ACTION_RATIO}
          narrowRatio={CALL_TO_ACTION_PHONE_RATIO}
          sizes="100vw"
          className="absolute inset-0 h-full w-full"
        />
        <div className="container">{words}</div>
      </section>
    );
  return (
    <section data-block="callToAction" className="section" {...language}>
      <div className="container">
        <div
          className={classes(
            'rounded-card px-6 py-10 lg:px-14 lg:py-16',
            block.tone === 'light' ? 'bg-sunken' : 'dark',
          )}
        >
          {words}
        </div>
      </div>
    </section>
  );
}
