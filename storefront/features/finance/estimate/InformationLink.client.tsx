'use client';
import { useTranslations } from 'next-intl';
import { type ComponentType, useState } from 'react';
import { HardLink } from '@/ui/HardLink.tsx';
import { plainClick } from '@/ui/plain-click.ts';
import { useAddress } from '@/ui/use-language.ts';
import type { InformationProps } from './FinanceInformation.client.tsx';

type Dialog = ComponentType<InformationProps & { open: boolean; onClose: () => void }>;

/** Opens the finance information, whose script loads on demand; if that fails, the link is followed. */
export function InformationLink({ href, ...information }: InformationProps & { href: string }) {
  const addressOf = useAddress();
  const t = useTranslations('financeClient');
  const [Dialog, setDialog] = useState<Dialog | null>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <HardLink
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
            () => location.assign(addressOf(href)),
          );
        }}
      >
        {t('information')}
      </HardLink>
      {Dialog && <Dialog {...information} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
