'use client';
import { SIGN_OUT_PATH } from '@forecourt/lib/sites/account-paths';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { ACCOUNT_ACTIONS } from '@/features/account/account-forms.ts';
import { readFavourites } from '@/features/saving/favourites.ts';
import { savedKey } from '@/features/saving/saved.ts';
import { readStored, writeStored } from '@/ui/stored.client.ts';
import { useLanguage } from '@/ui/use-language.ts';
import { DISMISSED_KEY, hasComeBack, VISITS_KEY, visitsWith } from './visits.ts';

/** Chromium's event before it would offer to install. */
interface InstallEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

type PushState = 'unknown' | 'unsupported' | 'blocked' | 'off' | 'on' | 'busy' | 'failed';

/** Vehicles that are kept for reading offline. */
const MOST_SAVED = 100;

/** Signing out does not wait longer for the device. */
const FORGET_MS = 2_000;

const load = () => import('./garage-worker.client.ts');

const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 5_000 }) : setTimeout(work, 2_000);

/**
 * Registers the service worker once the page is idle, and shows the switch for notifications, an update that
 * waits, and from the second visit on the offer to install. Renders nothing without service workers.
 */
export function GarageApp({
  name,
  siteName,
  siteSlug,
  scope,
  publicKey,
  takesPhotos,
}: {
  name: string;
  siteSlug: string;
  siteName: string;
  scope: string;
  publicKey: string | null;
  /** True if photos for a valuation can be shared with the app. */
  takesPhotos: boolean;
}) {
  const t = useTranslations('garageAppClient');
  const language = useLanguage();
  const [push, setPush] = useState<PushState>('unknown');
  const [update, setUpdate] = useState<(() => void) | null>(null);
  const [install, setInstall] = useState<InstallEvent | null>(null);

  useEffect(() => {
    if (!('serviceWorker' in navigator)) return setPush('unsupported');
    let isGone = false;
    const start = async () => {
      const worker = await load();
      if (isGone) return;
      const savedHere = readFavourites(readStored(savedKey(siteSlug, 'favourites'))).map(({ id }) => id);
      await worker.startGarageWorker(scope, savedHere.slice(0, MOST_SAVED), (take) => setUpdate(() => take), {
        takesPhotos,
        language,
      });
      if (!('PushManager' in window && 'Notification' in window)) setPush('unsupported');
      else if (Notification.permission === 'denied') setPush('blocked');
      else setPush((await worker.isSubscribed(scope, publicKey)) ? 'on' : 'off');
    };
    whenIdle(() => void start().catch(() => setPush('unsupported')));
    let leaving: 'no' | 'forgets' | 'forgot' = 'no';
    // Signing out waits for the device to forget: leaving the page would stop it.
    const leave = (event: SubmitEvent) => {
      const form = event.target as HTMLFormElement;
      const path = URL.parse(form.action)?.pathname;
      if (leaving === 'forgot' || (path !== SIGN_OUT_PATH && path !== ACCOUNT_ACTIONS.delete)) return;
      event.preventDefault();
      if (leaving === 'forgets') return;
      leaving = 'forgets';
      const forget = load().then(({ forgetGarage }) => forgetGarage(scope));
      const limit = new Promise((resolve) => setTimeout(resolve, FORGET_MS));
      void Promise.race([forget.catch(() => undefined), limit]).then(() => {
        leaving = 'forgot';
        form.requestSubmit(event.submitter);
        leaving = 'no';
      });
    };
    document.addEventListener('submit', leave);
    return () => {
      isGone = true;
      document.removeEventListener('submit', leave);
    };
  }, [scope, siteSlug, publicKey, takesPhotos, language]);

  useEffect(() => {
    const visits = visitsWith(readStored(VISITS_KEY), new Date().toLocaleDateString('sv-SE'));
    writeStored(VISITS_KEY, visits);
    const offer = (event: Event) => {
      // The browser shows no offer of its own over the page.
      event.preventDefault();
      if (hasComeBack(visits) && readStored(DISMISSED_KEY) === null) setInstall(event as InstallEvent);
    };
    window.addEventListener('beforeinstallprompt', offer);
    return () => window.removeEventListener('beforeinstallprompt', offer);
  }, []);

  const turnOn = async () => {
    if (!publicKey) return;
    setPush('busy');
    const { subscribe } = await load();
    const isOn = await subscribe(scope, publicKey).catch(() => false);
    setPush(isOn ? 'on' : Notification.permission === 'denied' ? 'blocked' : 'failed');
  };
  const turnOff = async () => {
    setPush('busy');
    const { unsubscribe } = await load();
    await unsubscribe(scope).then(
      () => setPush('off'),
      () => setPush('on'),
    );
  };
  const dismiss = () => {
    writeStored(DISMISSED_KEY, 'yes');
    setInstall(null);
  };

  return (
    <>
      {publicKey && (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          {(push === 'off' || push === 'failed') && (
            <button type="button" className="btn btn-secondary" onClick={() => void turnOn()}>
              {t('turnOn')}
            </button>
          )}
          {push === 'on' && (
            <button type="button" className="btn btn-secondary" onClick={() => void turnOff()}>
              {t('turnOff')}
            </button>
          )}
          <p role="status" className="min-w-0 max-w-[36em] text-ink-muted">
            {push !== 'unknown' && t(push)}
          </p>
        </div>
      )}
      {update && (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <p role="status">{t('newVersion')}</p>
          <button type="button" className="btn btn-secondary" onClick={update}>
            {t('update')}
          </button>
        </div>
      )}
      {install && (
        <section
          aria-label={t('installName', { garage: name })}
          className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card bg-sunken px-6 py-6"
        >
          <p className="min-w-52 flex-1">{t('installText', { garage: name, site: siteName })}</p>
          <button
            type="button"
            className="btn btn-secondary"
            onClick={() => {
              void install.prompt();
              setInstall(null);
            }}
          >
            {t('install')}
          </button>
          <button type="button" className="btn btn-ghost" onClick={dismiss}>
            {t('notNow')}
          </button>
        </section>
      )}
    </>
  );
}
