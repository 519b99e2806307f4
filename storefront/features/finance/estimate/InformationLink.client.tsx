'use client';
import { type ComponentType, useState } from 'react';
import { plainClick } from '@/ui/plain-click.ts';
import type { InformationProps } from './FinanceInformation.client.tsx';

type Dialog = ComponentType<InformationProps & { open: boolean; onClose: () => void }>;

/** Opens the finance information, whose script loads on demand; if that fails, the link is followed. */
export function InformationLink({ href, ...information }: InformationProps & { href: string }) {
  const [Dialog, setDialog] = useState<Dialog | null>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <a
        href={href}
        className="link justify-self-start text-sm"
        onClick={(event) => {
          if (!plainClick(event)) return;
          event.preventDefault();
          import('./FinanceInformation.client.tsx').then(
            ({ FinanceInformation }) => {
              setDialog(() => FinanceInformation);
              setOpen(true);
            },
            () => location.assign(href),
          );
        }}
      >
        Finance information
      </a>
      {Dialog && <Dialog {...information} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
