// biome-ignore lint/style/noRestrictedImports: the one place that uses it
import { Dialog as SanityDialog } from '@sanity/ui';
import { type ComponentProps, useEffect, useState } from 'react';

/** Sanity's dialog, which does not return the focus itself: closing it focuses what opened it. */
export function Dialog(props: ComponentProps<typeof SanityDialog>) {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      // After React has removed the dialog, and unless something else took the focus meanwhile.
      setTimeout(() => {
        const isLost = document.activeElement === null || document.activeElement === document.body;
        if (isLost && opener instanceof HTMLElement && opener.isConnected) opener.focus();
      });
    },
    [opener],
  );
  return <SanityDialog {...props} />;
}
