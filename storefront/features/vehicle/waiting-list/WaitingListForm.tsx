import type { ComponentProps } from 'react';
import { FORM_TEXTS } from '@/forms/form-texts.ts';
import { TextsProvider } from '@/ui/texts/TextsProvider.tsx';
import { WaitingListFields } from './WaitingListForm.client.tsx';

/** The form for joining the waiting list of a vehicle. */
export const WaitingListForm = (props: ComponentProps<typeof WaitingListFields>) => (
  <TextsProvider namespaces={[...FORM_TEXTS, 'waitingListForm']}>
    <WaitingListFields {...props} />
  </TextsProvider>
);
