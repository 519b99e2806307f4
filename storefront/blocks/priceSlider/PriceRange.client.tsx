'use client';
import type { ComponentProps } from 'react';
import { lateScript, NearPart } from '@/ui/NearPart.client.tsx';

const form = lateScript(() =>
  import('./PriceRangeForm.client.tsx').then(({ PriceRangeForm }) => PriceRangeForm),
);

/** Loads the slider's script when the visitor is near, since few block pages have one, mostly far down. */
export function PriceRange(props: ComponentProps<typeof form.Part>) {
  return (
    <NearPart call={form.call}>
      <form.Part {...props} />
    </NearPart>
  );
}
