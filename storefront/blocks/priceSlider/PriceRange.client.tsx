'use client';
import type { ComponentProps } from 'react';
import { lateScript, NearPart } from '@/ui/NearPart.client.tsx';

const form = lateScript(() =>
  import('./PriceRangeForm.client.tsx').then(({ PriceRangeForm }) => PriceRangeForm),
);

/** The slider; its script comes when a visitor is near, as few pages made of blocks have one, most of them far down. */
export function PriceRange(props: ComponentProps<typeof form.Part>) {
  return (
    <NearPart call={form.call}>
      <form.Part {...props} />
    </NearPart>
  );
}
