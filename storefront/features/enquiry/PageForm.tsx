import type { ComponentProps } from 'react';
import { TextsProvider } from '@/ui/texts/TextsProvider.tsx';
import { PageForm as LazyForm } from './PageForm.client.tsx';

/** An enquiry form within a page, with its texts. */
export const PageForm = (props: ComponentProps<typeof LazyForm>) => (
  <TextsProvider namespaces={props.setup.rules.slots ? ['enquiry', 'testDrive'] : ['enquiry']}>
    <LazyForm {...props} />
  </TextsProvider>
);
