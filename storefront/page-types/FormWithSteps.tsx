import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { pictureSource } from '@/content/picture.ts';
import { NumberedSteps } from '@/ui/NumberedSteps.tsx';
import { Picture } from '@/ui/Picture.client.tsx';
import type { FormBlock } from './without-leading-form.ts';

/** A page's form with the next steps next to it, or below it if there is a picture. */
export function FormWithSteps({
  anchor,
  label,
  heading,
  beside,
  steps,
  children,
}: {
  anchor: string;
  label: string;
  heading: string;
  beside: Pick<FormBlock, 'image'> | null;
  /** The next steps in order, or other content in their place. */
  steps: readonly { title: string; text: string | null }[] | ReactNode;
  children: ReactNode;
}) {
  const t = useTranslations('tradeIn');
  const picture = pictureSource(beside?.image ?? null);
  return (
    <section id={anchor} aria-label={label} className="section scroll-mt-16">
      <div className="container grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <div className="card p-card lg:col-start-2 lg:row-start-1">
          <h2 className="mb-5 text-xl">{heading}</h2>
          {children}
        </div>
        {picture && (
          <Picture
            {...picture}
            ratio={3 / 2}
            sizes="(width >= 992px) 540px, 100vw"
            maxWidth={1080}
            priority
            className="aspect-3/2 w-full rounded-card lg:sticky lg:top-24 lg:row-start-1"
          />
        )}
        <div className={picture ? 'lg:col-span-2' : 'lg:sticky lg:top-24 lg:row-start-1'}>
          {Array.isArray(steps) ? (
            <div>
              <h2 className="mb-5 text-xl">{t('whatNext')}</h2>
              <NumberedSteps
                steps={steps.map((step) => ({ key: step.title, ...step }))}
                {...(picture && { className: 'lg:grid-cols-[repeat(auto-fit,minmax(16rem,1fr))]' })}
              />
            </div>
          ) : (
            (steps as ReactNode)
          )}
        </div>
      </div>
    </section>
  );
}
