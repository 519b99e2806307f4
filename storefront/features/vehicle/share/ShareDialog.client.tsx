'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Dialog } from '@/ui/Dialog.client.tsx';
import { Icon } from '@/ui/Icon.client.tsx';
import { COPIED_MS, SHARE_POLL_MS, SHARE_WINDOW, type ShareChannel, shareChannels } from './channels.ts';
import { sharedUrl } from './shared-url.ts';

/** Share dialog with channels and a link to copy (SHARE-01 to SHARE-10). */
export function ShareDialog({
  open,
  onClose,
  title,
  url,
  twitterHidden,
}: {
  open: boolean;
  onClose: () => void;
  title: string;
  url: string;
  twitterHidden: boolean;
}) {
  const t = useTranslations('shareDialog');
  const { openWindow } = useShareWindow(onClose);
  const follow = (channel: ShareChannel) => (event: React.MouseEvent) => {
    // If the popup is blocked, the link opens normally.
    if (channel.window && openWindow(channel.href)) event.preventDefault();
  };
  return (
    <Dialog open={open} onClose={onClose} title={t('title')}>
      <ul className="grid gap-1">
        {shareChannels({ title, url }, { twitterHidden }).map((channel) => (
          <li key={channel.name}>
            <a
              href={channel.href}
              target="_blank"
              rel="noopener"
              className="btn btn-ghost w-full justify-start"
              onClick={follow(channel)}
            >
              {channel.name === 'E-mail' ? t('email') : channel.name === 'SMS' ? t('sms') : channel.name}
            </a>
          </li>
        ))}
        <li>
          <CopyLink url={sharedUrl(url)} />
        </li>
      </ul>
    </Dialog>
  );
}

/** Opens a channel in a small window, and closes the dialog with that window (SHARE-02, SHARE-03). */
function useShareWindow(onClosed: () => void) {
  const [shareWindow, setShareWindow] = useState<Window | null>(null);
  useEffect(() => {
    if (!shareWindow) return;
    const timer = setInterval(() => {
      if (!shareWindow.closed) return;
      setShareWindow(null);
      onClosed();
    }, SHARE_POLL_MS);
    return () => clearInterval(timer);
  }, [shareWindow, onClosed]);
  const openWindow = (href: string): boolean => {
    const size = `width=${SHARE_WINDOW.width},height=${SHARE_WINDOW.height}`;
    const smallWindow = window.open('', '_blank', size);
    if (!smallWindow) return false;
    // Cuts the channel's access to this page. `noopener` would also hide from us that the window was closed.
    smallWindow.opener = null;
    smallWindow.location.href = href;
    setShareWindow(smallWindow);
    return true;
  };
  return { openWindow };
}

function CopyLink({ url }: { url: string }) {
  const t = useTranslations('shareDialog');
  const [state, setState] = useState<'ready' | 'copied' | 'refused'>('ready');
  useEffect(() => {
    if (state !== 'copied') return;
    const timer = setTimeout(() => setState('ready'), COPIED_MS);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setState('copied'),
      () => setState('refused'),
    );
  if (state === 'refused')
    return (
      <label className="grid gap-1 text-sm">
        {t('copyThis')}
        <input className="field" readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
      </label>
    );
  return (
    <button type="button" className="btn btn-secondary w-full" onClick={copy}>
      <Icon name={state === 'copied' ? 'check' : 'copy'} size={16} />
      <span aria-live="polite">{t(state === 'copied' ? 'copied' : 'copy')}</span>
    </button>
  );
}
