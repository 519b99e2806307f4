import type { Site } from '@forecourt/lib/sites/site';
import type { ReactNode } from 'react';
import type { ReturnedForm } from '@/forms/answers.ts';
import { pageLanguage } from '@/site/page-language.server.ts';
import { classes } from '@/ui/classes.ts';
import { PageForm } from './PageForm.tsx';
import { formSetup } from './setup.server.ts';

export const ENQUIRY_ANCHOR = 'enquiry';

/**
 * The enquiry form as a page section, with other content next to it.
 * @param props.path address of the page
 * @param props.place id of the preselected location
 * @param props.below further content: under `children` on a wide screen, after the form on a phone
 */
export async function EnquirySection({
  site,
  path,
  title,
  place = null,
  returned,
  below = null,
  children,
}: {
  site: Site;
  path: string;
  title: string;
  place?: string | null;
  returned: ReturnedForm;
  below?: ReactNode;
  children: ReactNode;
}) {
  const setup = await formSetup(site, 'enquiry', null, null, await pageLanguage());
  return (
    <section id={ENQUIRY_ANCHOR} aria-label={title} className="section scroll-mt-16">
      <div
        className={classes(
          'container grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]',
          Boolean(below) && 'lg:grid-rows-[auto_1fr]',
        )}
      >
        <div>{children}</div>
        <div
          className={classes(
            'card p-card lg:p-8',
            Boolean(below) && 'lg:col-start-2 lg:row-span-2 lg:row-start-1',
          )}
        >
          <h2 className="mb-5 text-2xl">{title}</h2>
          <PageForm setup={setup} page={`${path}#${ENQUIRY_ANCHOR}`} place={place} returned={returned} />
        </div>
        {below && <div className="lg:row-start-2">{below}</div>}
      </div>
    </section>
  );
}
