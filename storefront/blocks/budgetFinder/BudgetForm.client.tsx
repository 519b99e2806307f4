'use client';
import type { ComponentProps } from 'react';
import { lazyScript, NearPart } from '@/ui/NearPart.client.tsx';

const fields = lazyScript(() => import('./BudgetFields.client.tsx').then(({ BudgetFields }) => BudgetFields));

/** The finder's fields; their script loads when they are near the viewport, as few pages have them. */
export function BudgetForm(props: ComponentProps<typeof fields.Part>) {
  return (
    <NearPart call={fields.call}>
      <fields.Part {...props} />
    </NearPart>
  );
}
