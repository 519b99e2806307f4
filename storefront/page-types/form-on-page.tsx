import type { FormKind } from '@forecourt/lib/leads/form-kinds';
import type { Site } from '@forecourt/lib/sites/site';
import type { RenderForm } from '@/blocks/block.ts';
import type { FormBlock } from '@/features/enquiry/form-block.ts';
import { PageForm } from '@/features/enquiry/PageForm.tsx';
import { formSetup } from '@/features/enquiry/setup.server.ts';
import { NOT_RETURNED, type ReturnedForm } from '@/forms/answers.ts';
import { pageLanguage } from '@/site/page-language.server.ts';

/**
 * Returns how a page's blocks render forms: in full. Only routes with the form's script import this.
 * @param path the page's address, to which a browser without script returns
 */
export const formsOnPage =
  (path: string, returned: ReturnedForm = NOT_RETURNED): RenderForm =>
  ({ site, kind, anchor, block }) => (
    <FormOnPage site={site} kind={kind} block={block} page={`${path}#${anchor}`} returned={returned} />
  );

async function FormOnPage({
  site,
  kind,
  block,
  page,
  returned,
}: {
  site: Site;
  kind: FormKind;
  block: FormBlock;
  page: string;
  returned: ReturnedForm;
}) {
  const setup = await formSetup(site, kind, null, block, await pageLanguage());
  return <PageForm setup={setup} page={page} returned={returned} />;
}
