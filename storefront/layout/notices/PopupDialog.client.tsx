'use client';
import { POPUP_RATIO } from '@forecourt/lib/sites/pictures/ratios';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import type { LinkTarget } from '@/content/links.ts';
import type { PictureSource } from '@/content/picture.ts';
import { classes } from '@/ui/classes.ts';
import { Icon } from '@/ui/Icon.client.tsx';
import { LinkButton } from '@/ui/LinkButton.tsx';
import { Picture } from '@/ui/Picture.client.tsx';
import type { TextLanguage } from '@/ui/text-language.ts';
import { isPopupClosed, storePopupClosed } from './popup-closed.client.ts';
import { isPopupPage, type PopupPages } from './popup-pages.ts';

export interface Popup extends PopupPages {
  siteSlug: string;
  title: string;
  text: string | null;
  /** Attributes of elements with its texts. */
  language: TextLanguage;
  picture: PictureSource | null;
  action: { label: string; to: LinkTarget } | null;
  /** Expiry in milliseconds since the epoch (POPUP-04); null if it has none. */
  end: number | null;
}

/** Wait in milliseconds until the next attempt, if the visitor is busy. */
const RETRY = 3000;

/** A dialog, a menu, or a field that has the focus. */
const BUSY = 'dialog[open],:popover-open,:is(input,select,textarea):focus';

/**
 * The popup promotion (OPEN-095).
 * @param props.isDue whether the visitor has been on the page for the popup's delay
 */
export function PopupDialog({ popup, path, isDue }: { popup: Popup; path: string; isDue: boolean }) {
  const t = useTranslations('ui');
  const { siteSlug, title, text, language, picture, action, end } = popup;
  const dialog = useRef<HTMLDialogElement>(null);
  const isClosed = useRef(false);
  const isWanted = isDue && isPopupPage(path, popup);
  useEffect(() => {
    if (!isWanted) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const open = () => {
      if (isClosed.current || isPopupClosed(siteSlug) || (end !== null && Date.now() >= end)) return;
      if (document.querySelector(BUSY)) timer = setTimeout(open, RETRY);
      else dialog.current?.showModal();
    };
    open();
    return () => clearTimeout(timer);
  }, [isWanted, siteSlug, end]);

  const onClose = () => {
    // Without storage it stays closed until the next full page load.
    isClosed.current = true;
    storePopupClosed(siteSlug);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape and the close button do the same with the keyboard
    <dialog
      ref={dialog}
      id="popup"
      aria-labelledby="popup-title"
      className="sheet"
      onClose={onClose}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget || (target instanceof Element && target.closest('a')))
          currentTarget.close();
      }}
    >
      <div className="relative">
        <form method="dialog" className="absolute top-3 end-3 z-(--z-controls)">
          <button type="submit" className="btn btn-secondary btn-icon" aria-label={t('close')}>
            <Icon name="x" />
          </button>
        </form>
        {picture && (
          <Picture
            {...picture}
            ratio={POPUP_RATIO}
            sizes="(width >= 592px) 560px, 100vw"
            className="aspect-video w-full"
          />
        )}
        <div {...language} className="p-6 lg:p-8">
          <h2 id="popup-title" className={classes('title text-balance', !picture && 'pe-12')}>
            {title}
          </h2>
          {text && <p className="mt-3 text-lg whitespace-pre-line text-ink-muted">{text}</p>}
          {action && (
            <LinkButton {...action.to} size="lg" className="mt-6">
              {action.label}
            </LinkButton>
          )}
        </div>
      </div>
    </dialog>
  );
}
