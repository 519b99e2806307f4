'use client';
import type { ComponentProps } from 'react';
import { lateScript, NearPart } from '@/ui/NearPart.client.tsx';

const fields = lateScript(() => import('./BudgetFields.client.tsx').then(({ BudgetFields }) => BudgetFields));

/** Loads the script of the fields when they are near, since few block pages have a finder. */
export function BudgetForm(props: ComponentProps<typeof fields.Part>) {
  return (
    <NearPart call={fields.call}>
      <fields.Part {...props} />
    </NearPart>
  );
}
