'use client';
import { useTranslations } from 'next-intl';
import { type ComponentType, useState } from 'react';
import { HardLink } from '@/ui/HardLink.tsx';
import { plainClick } from '@/ui/plain-click.ts';
import { LateTexts } from '@/ui/texts/LateTexts.client.tsx';
import { loadTexts } from '@/ui/texts/late-texts.client.ts';
import { useAddress, useLanguage } from '@/ui/use-language.ts';
import type { InformationProps } from './FinanceInformation.client.tsx';

type Dialog = ComponentType<InformationProps & { open: boolean; onClose: () => void }>;

const DIALOG_TEXTS = ['financeInformation', 'price'] as const;

/** Opens the finance information, whose script and texts load on demand; if that fails, the link is followed. */
export function InformationLink({ href, ...information }: InformationProps & { href: string }) {
  const addressOf = useAddress();
  const language = useLanguage();
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
          Promise.all([import('./FinanceInformation.client.tsx'), loadTexts(language, DIALOG_TEXTS)]).then(
            ([{ FinanceInformation }]) => {
              setDialog(() => FinanceInformation);
              setOpen(true);
            },
            () => location.assign(addressOf(href)),
          );
        }}
      >
        {t('information')}
      </HardLink>
      {Dialog && (
        <LateTexts namespaces={DIALOG_TEXTS}>
          <Dialog {...information} open={open} onClose={() => setOpen(false)} />
        </LateTexts>
      )}
    </>
  );
}
