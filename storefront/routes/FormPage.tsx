import type { Site } from '@forecourt/lib/site/site';
import { Blocks } from '@/blocks/Blocks.tsx';
import type { PageDocument } from '@/content/page.server.ts';
import { pictureSource } from '@/content/picture.ts';
import { PageForm } from '@/features/enquiry/PageForm.client.tsx';
import { formSetup } from '@/features/enquiry/setup.server.ts';
import { FORM_WORDS } from '@/features/enquiry/words.ts';
import type { ReturnedForm } from '@/forms/answers.ts';
import { PageHeader } from '@/layout/PageHeader.tsx';
import { breadcrumbList } from '@/seo/breadcrumbs.ts';
import { JsonLd } from '@/seo/JsonLd.tsx';
import { NumberedSteps } from '@/ui/NumberedSteps.tsx';
import { Picture } from '@/ui/Picture.client.tsx';

/** Where the form is when its editor gave it no name. */
const ANCHOR = 'form';

type Form = NonNullable<PageDocument['form']>;

/** A page with a purpose: what happens next beside the form, both in view at once, then the editor's blocks. */
export async function FormPage({
  site,
  page,
  form,
  returned,
}: {
  site: Site;
  page: PageDocument;
  form: Form;
  returned: ReturnedForm;
}) {
  const crumbs = [
    { name: 'Home', href: '/' },
    { name: page.title, href: page.path },
  ];
  const anchor = form.anchor ?? ANCHOR;
  const setup = await formSetup(site, form.kind, null);
  const category = setup.rules.categories?.find((name) => name === form.category);
  const heading = form.heading ?? FORM_WORDS[form.kind].title;
  return (
    <main id="content">
      <PageHeader crumbs={crumbs} title={page.title} intro={page.seo.description} />
      <section id={anchor} aria-label={heading} className="section scroll-mt-16">
        <div className="container grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
          <Beside form={form} />
          <div className="card p-card max-lg:-order-1">
            <h2 className="mb-5 text-xl">{heading}</h2>
            <PageForm
              setup={category ? { ...setup, rules: { ...setup.rules, startCategory: category } } : setup}
              page={`${page.path}#${anchor}`}
              returned={returned}
            />
          </div>
        </div>
      </section>
      <Blocks blocks={page.blocks} site={site} />
      <JsonLd data={breadcrumbList(site, crumbs)} />
    </main>
  );
}

function Beside({ form: { steps, image } }: { form: Form }) {
  const picture = pictureSource(image);
  return (
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
      {steps.length > 0 && (
        <div>
          <h2 className="mb-5 text-xl">What happens next</h2>
          <NumberedSteps steps={steps.map(({ _key: key, title, text }) => ({ key, title, text }))} />
        </div>
      )}
    </div>
  );
}
