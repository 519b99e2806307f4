'use client';
import type { ComponentProps } from 'react';
import { lazyScript, NearPart } from '@/ui/NearPart.client.tsx';

const form = lazyScript(() =>
  import('./PriceRangeForm.client.tsx').then(({ PriceRangeForm }) => PriceRangeForm),
);

/** The slider; its script loads when it is near the viewport, as few pages have one, mostly far down. */
export function PriceRange(props: ComponentProps<typeof form.Part>) {
  return (
    <NearPart call={form.call}>
      <form.Part {...props} />
    </NearPart>
  );
}
