import { Stack } from '@sanity/ui';
import { type ComponentProps, useId } from 'react';
import { Dialog } from '../dialog/Dialog.tsx';
import { PastChanges } from './PastChanges.tsx';
import type { MatrixRow } from './rows.ts';
import type { SiteColumn } from './siteColumn.ts';

/** The history of a feature or setting at one site, with buttons that restore earlier values. */
export function ChangesDialog({
  row,
  site,
  onClose,
  ...past
}: {
  row: MatrixRow;
  site: SiteColumn;
  onClose: () => void;
} & ComponentProps<typeof PastChanges>) {
  return (
    <Dialog
      id={useId()}
      header={`${row.title} at ${site.name}`}
      width={1}
      onClose={onClose}
      onClickOutside={onClose}
    >
      <Stack padding={4}>
        <PastChanges {...past} />
      </Stack>
    </Dialog>
  );
}
