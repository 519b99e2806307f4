import type { ComponentProps } from 'react';
import { FORM_TEXTS } from '@/forms/form-texts.ts';
import { TextsProvider } from '@/ui/texts/TextsProvider.tsx';
import { PageForm as LazyForm } from './PageForm.client.tsx';

/** Of every enquiry form. */
const ENQUIRY_TEXTS = [...FORM_TEXTS, 'enquiry', 'callBackField', 'placeField'] as const;

/** An enquiry form within a page, with its texts. */
export const PageForm = (props: ComponentProps<typeof LazyForm>) => (
  <TextsProvider namespaces={props.setup.rules.slots ? [...ENQUIRY_TEXTS, 'testDrive'] : ENQUIRY_TEXTS}>
    <LazyForm {...props} />
  </TextsProvider>
);
