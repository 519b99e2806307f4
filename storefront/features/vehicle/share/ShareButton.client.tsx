'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Icon } from '@/ui/Icon.client.tsx';
import { LateTexts } from '@/ui/texts/LateTexts.client.tsx';
import { loadTexts } from '@/ui/texts/late-texts.client.ts';
import { showToast } from '@/ui/toast.ts';
import { useLanguage } from '@/ui/use-language.ts';
import type { ShareDialog } from './ShareDialog.client.tsx';
import { sharedUrl } from './shared-url.ts';

type Part = typeof ShareDialog;

const DIALOG_TEXTS = ['shareDialog'] as const;

const hasOwnSheet = () => 'share' in navigator && matchMedia('(pointer: coarse)').matches;

/** Share button (VDP-09): the native share sheet on phones, elsewhere a dialog with channels and a link. */
export function ShareButton({
  title,
  url,
  twitterHidden,
  vehicleId,
}: {
  title: string;
  url: string;
  twitterHidden: boolean;
  vehicleId: string;
}) {
  const t = useTranslations('vehicleClient');
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const [Dialog, setDialog] = useState<Part | null>(null);
  const openDialog = async () => {
    try {
      const [{ ShareDialog }] = await Promise.all([
        import('./ShareDialog.client.tsx'),
        loadTexts(language, DIALOG_TEXTS),
      ]);
      setDialog(() => ShareDialog);
      setOpen(true);
    } catch {
      showToast({ text: t('share.failed'), tone: 'danger' });
    }
  };
  const share = async () => {
    if (!hasOwnSheet()) return openDialog();
    try {
      await navigator.share({ title, url: sharedUrl(url) });
    } catch (error) {
      // Dismissing the share sheet is not an error. For other errors, fall back to the dialog.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await openDialog();
    }
  };
  return (
    <>
      <button
        type="button"
        className="btn btn-ghost btn-sm"
        data-event="shareOpen"
        data-event-car={vehicleId}
        onClick={share}
      >
        <Icon name="share-2" size={16} />
        {t('share.button')}
      </button>
      {Dialog && (
        <LateTexts namespaces={DIALOG_TEXTS}>
          <Dialog
            open={open}
            onClose={() => setOpen(false)}
            title={title}
            url={url}
            twitterHidden={twitterHidden}
          />
        </LateTexts>
      )}
    </>
  );
}
