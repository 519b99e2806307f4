import { Stack, Text } from '@sanity/ui';
import type { ReactNode } from 'react';

export function Field({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Stack as="label" gap={3}>
      <Text as="span" size={1} weight="medium">
        {label}
      </Text>
      {children}
    </Stack>
  );
}
