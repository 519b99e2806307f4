'use client';
import type { ComponentProps } from 'react';
import { lateScript, NearPart } from '@/ui/NearPart.client.tsx';

const fields = lateScript(() => import('./BudgetFields.client.tsx').then(({ BudgetFields }) => BudgetFields));

/** The finder's fields; their script comes when they are near, as few pages made of blocks have them. */
export function BudgetForm(props: ComponentProps<typeof fields.Part>) {
  return (
    <NearPart call={fields.call}>
      <fields.Part {...props} />
    </NearPart>
  );
}
