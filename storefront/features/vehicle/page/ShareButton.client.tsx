'use client';
import { useEffect, useState } from 'react';
import { Dialog } from '@/ui/Dialog.client.tsx';
import { Icon } from '@/ui/Icon.tsx';
import { COPIED_MS, SHARE_WINDOW, type ShareChannel, shareChannels, sharedUrl } from './share.ts';

/** Share (VDP-09): the usual channels, and the address to copy. */
export function ShareButton({
  title,
  url,
  twitterHidden,
}: {
  title: string;
  url: string;
  twitterHidden: boolean;
}) {
  const [open, setOpen] = useState(false);
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const follow = (channel: ShareChannel) => (event: React.MouseEvent) => {
    if (!channel.window) return;
    event.preventDefault();
    window.open(channel.href, '_blank', `noopener,width=${SHARE_WINDOW.width},height=${SHARE_WINDOW.height}`);
  };
  return (
    <>
      <button type="button" className="btn btn-ghost btn-sm" onClick={() => setOpen(true)}>
        <Icon name="share-2" size={16} />
        Share
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Share this vehicle">
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
                {channel.name}
              </a>
            </li>
          ))}
          <li>
            <button
              type="button"
              className="btn btn-secondary w-full"
              onClick={() => void navigator.clipboard.writeText(sharedUrl(url)).then(() => setCopied(true))}
            >
              <Icon name={copied ? 'check' : 'copy'} size={16} />
              <span aria-live="polite">{copied ? 'Copied' : 'Copy link'}</span>
            </button>
          </li>
        </ul>
      </Dialog>
    </>
  );
}
