import type { ReactNode } from 'react';
import { pictureSource } from '@/content/picture.ts';
import { NumberedSteps } from '@/ui/NumberedSteps.tsx';
import { Picture } from '@/ui/Picture.client.tsx';
import type { FormBlock } from './without-leading-form.ts';

/** A page's form, next to a picture and the next steps, all in view at once. */
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
  const picture = pictureSource(beside?.image ?? null);
  return (
    <section id={anchor} aria-label={label} className="section scroll-mt-16">
      <div className="container grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <div className="grid gap-8 lg:sticky lg:top-24">
          {picture && (
            <Picture
              {...picture}
              ratio={3 / 2}
              sizes="(width >= 992px) 540px, 100vw"
              maxWidth={1080}
              priority
              className="aspect-3/2 w-full rounded-card"
            />
          )}
          {Array.isArray(steps) ? (
            <div>
              <h2 className="mb-5 text-xl">What happens next</h2>
              <NumberedSteps steps={steps.map((step) => ({ key: step.title, ...step }))} />
            </div>
          ) : (
            (steps as ReactNode)
          )}
        </div>
        <div className="card -order-1 p-card lg:order-none">
          <h2 className="mb-5 text-xl">{heading}</h2>
          {children}
        </div>
      </div>
    </section>
  );
}
