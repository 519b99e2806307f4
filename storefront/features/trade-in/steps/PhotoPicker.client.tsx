'use client';
import { MOST_PHOTOS, PHOTOS_PATH } from '@forecourt/lib/leads/trade-in/limits';
import { SHOTS, type Shot, type TradeInPhoto } from '@forecourt/lib/leads/trade-in/photo-shots';
import { useTranslations } from 'next-intl';
import { type ChangeEvent, useState } from 'react';
import { Message } from '@/forms/Message.client.tsx';
import { sendAnswers } from '@/forms/send.client.ts';
import { Icon } from '@/ui/Icon.client.tsx';
import type { IconName } from '@/ui/icons/names.ts';
import { formPath } from '../address.ts';
import { useSharedPhotos } from '../SharedPhotos.client.tsx';
import { FAILED_TEXT, FULL_TEXT } from '../trade-in-messages.ts';
import { ShotOutline } from './ShotOutline.tsx';
import { sendPhoto } from './send-photo.client.ts';

/**
 * Photos of the vehicle from the camera or gallery: each is scaled down, sent immediately and shown. Outlines
 * guide the usual ones.
 * @param props.photos existing photos
 */
export function PhotoPicker({ page, photos: sentPhotos }: { page: string; photos: readonly TradeInPhoto[] }) {
  const t = useTranslations('tradeInPhotos');
  const [photos, setPhotos] = useState(sentPhotos);
  const [sending, setSending] = useState(0);
  const [sendingShot, setSendingShot] = useState<Shot | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [shared, setShared] = useSharedPhotos();
  const room = MOST_PHOTOS - photos.length - sending;

  const add = async (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const files = Array.from(input.files ?? []);
    input.value = '';
    if (files.length === 0) return;
    const newFiles = files.slice(0, Math.max(0, room));
    setProblem(files.length > newFiles.length ? FULL_TEXT : null);
    setSending((count) => count + newFiles.length);
    for (const file of newFiles) {
      const outcome = await sendPhoto(file);
      setSending((count) => count - 1);
      if ('id' in outcome) keep({ id: outcome.id, shot: null });
      else setProblem(outcome.error);
    }
  };
  const keep = (photo: TradeInPhoto) =>
    setPhotos((earlier) => {
      // The same picture again, or another one of the same view.
      const isReplaced = ({ id, shot }: TradeInPhoto) =>
        id === photo.id || (photo.shot !== null && shot === photo.shot);
      // A picture that was sent for a view already stays that view's.
      const shot = photo.shot ?? earlier.find(({ id }) => id === photo.id)?.shot ?? null;
      return [...earlier.filter((each) => !isReplaced(each)), { ...photo, shot }];
    });
  const addShot = async (shot: Shot, event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const [file] = Array.from(input.files ?? []);
    input.value = '';
    if (!file) return;
    setProblem(null);
    setSendingShot(shot);
    setSending((count) => count + 1);
    const outcome = await sendPhoto(file, shot);
    setSending((count) => count - 1);
    setSendingShot(null);
    if ('id' in outcome) keep({ id: outcome.id, shot });
    else setProblem(outcome.error);
  };
  const addShared = async () => {
    const [chosen, rest] = [shared.slice(0, Math.max(0, room)), shared.slice(Math.max(0, room))];
    setProblem(rest.length > 0 ? FULL_TEXT : null);
    // Before anything is awaited, so that a second press does not send them again.
    setShared(rest);
    setSending((count) => count + chosen.length);
    const { forgetShared } = await import('../shared-photos.client.ts');
    for (const photo of chosen) {
      const outcome = await sendPhoto(photo.file);
      setSending((count) => count - 1);
      if ('id' in outcome) {
        keep({ id: outcome.id, shot: null });
        await forgetShared(photo).catch(() => undefined);
      } else setProblem(outcome.error);
    }
  };
  const discardShared = async () => {
    setShared([]);
    const { forgetShared } = await import('../shared-photos.client.ts');
    await Promise.allSettled(shared.map(forgetShared));
  };
  const remove = async (photo: string) => {
    const reply = await sendAnswers(formPath('remove-photo'), { page, photo }, FAILED_TEXT);
    if ('next' in reply) setPhotos((earlier) => earlier.filter(({ id }) => id !== photo));
    else setProblem(FAILED_TEXT);
  };
  return (
    <div className="grid gap-4">
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 noscript:hidden" aria-label={t('views')}>
        {(Object.keys(SHOTS) as Shot[]).map((shot) => (
          <li key={shot}>
            <ShotTile
              shot={shot}
              photo={photos.find((photo) => photo.shot === shot) ?? null}
              isSending={sendingShot === shot}
              onChange={(event) => void addShot(shot, event)}
            />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3 noscript:hidden">
        <Pick icon="plus" label={t('take')} capture="environment" onChange={add} />
        <Pick icon="image" label={t('choose')} multiple onChange={add} />
      </div>
      {shared.length > 0 && (
        <section
          aria-label={t('sharedTitle')}
          className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card bg-sunken p-card"
        >
          <p className="min-w-52 flex-1">{t('shared', { count: shared.length })}</p>
          <button type="button" className="btn btn-secondary" onClick={() => void addShared()}>
            {t('add', { count: shared.length })}
          </button>
          <button type="button" className="btn btn-ghost" onClick={() => void discardShared()}>
            {t('discard')}
          </button>
        </section>
      )}
      <p role="status" className="text-sm text-ink-muted">
        {sending > 0
          ? t('sendingPhotos', { count: sending })
          : t('photoCount', { count: photos.length, most: MOST_PHOTOS })}
      </p>
      {problem && (
        <p role="alert" className="text-sm text-danger">
          <Message text={problem} />
        </p>
      )}
      {photos.length > 0 && (
        <ul className="grid grid-cols-3 gap-2 sm:grid-cols-5">
          {photos.map(({ id: photo, shot }, index) => (
            <li key={photo} className="relative aspect-square overflow-clip rounded-control bg-sunken">
              {/* biome-ignore lint/performance/noImgElement: a shopper's own picture, which no image service may have */}
              <img
                src={`${PHOTOS_PATH}/${photo}`}
                alt={
                  shot
                    ? t('altShot', { shot: t(`shots.${shot}`).toLowerCase() })
                    : t('altNumber', { number: index + 1, count: photos.length })
                }
                className="h-full w-full object-cover"
              />
              <form
                action={formPath('remove-photo')}
                method="post"
                onSubmit={(event) => {
                  event.preventDefault();
                  void remove(photo);
                }}
              >
                <input type="hidden" name="page" value={page} />
                <input type="hidden" name="photo" value={photo} />
                <button
                  type="submit"
                  aria-label={t('remove', { number: index + 1 })}
                  className="absolute end-1 top-1 flex size-11 items-center justify-center rounded-full bg-canvas text-ink"
                >
                  <Icon name="x" size={16} />
                </button>
              </form>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** A view of the car with its outline, or its photo once it is added. */
function ShotTile({
  shot,
  photo,
  isSending,
  onChange,
}: {
  shot: Shot;
  photo: TradeInPhoto | null;
  isSending: boolean;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}) {
  const t = useTranslations('tradeInPhotos');
  const state = isSending ? t('sending') : photo ? t('added') : t('optional');
  return (
    <label className="card relative block cursor-pointer overflow-clip focus-within:outline-2">
      <span className="block aspect-5/3 bg-sunken p-3 text-ink-muted">
        <ShotOutline shot={shot} />
      </span>
      <span className="flex flex-wrap items-center justify-between gap-x-2 px-3 py-2 text-sm">
        <span className="font-semibold">{t(`shots.${shot}`)}</span>
        <span className="flex items-center gap-1 text-ink-muted">
          {photo && !isSending && <Icon name="check" size={16} className="text-success" />}
          {state}
        </span>
      </span>
      <input type="file" accept="image/*" capture="environment" className="sr-only" onChange={onChange} />
    </label>
  );
}

function Pick({
  icon,
  label,
  ...rest
}: {
  icon: IconName;
  label: string;
  capture?: 'environment';
  multiple?: boolean;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}) {
  return (
    <label className="btn btn-secondary cursor-pointer focus-within:outline-2">
      <Icon name={icon} size={18} />
      {label}
      <input type="file" accept="image/*" className="sr-only" {...rest} />
    </label>
  );
}
