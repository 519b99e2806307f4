'use client';
import { MOST_PHOTOS, PHOTOS_PATH } from '@forecourt/lib/leads/trade-in/limits';
import { type ChangeEvent, useState } from 'react';
import { sendAnswers } from '@/forms/send.client.ts';
import { Icon } from '@/ui/Icon.client.tsx';
import type { IconName } from '@/ui/icons/names.ts';
import { formPath } from '../address.ts';
import { FAILED_TEXT, FULL_TEXT } from '../trade-in-messages.ts';
import { sendPhoto } from './send-photo.client.ts';

/**
 * Photos of the vehicle from the camera or gallery: each is scaled down, sent immediately and shown.
 * @param props.photos ids of existing photos
 */
export function PhotoPicker({ page, photos: sentPhotos }: { page: string; photos: readonly string[] }) {
  const [photos, setPhotos] = useState(sentPhotos);
  const [sending, setSending] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
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
      if ('id' in outcome) setPhotos((earlier) => [...new Set([...earlier, outcome.id])]);
      else setProblem(outcome.error);
    }
  };
  const remove = async (photo: string) => {
    const reply = await sendAnswers(formPath('remove-photo'), { page, photo }, FAILED_TEXT);
    if ('next' in reply) setPhotos((earlier) => earlier.filter((id) => id !== photo));
    else setProblem(FAILED_TEXT);
  };
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-3 noscript:hidden">
        <Pick icon="plus" label="Take a photo" capture="environment" onChange={add} />
        <Pick icon="image" label="Choose photos" multiple onChange={add} />
      </div>
      <p role="status" className="text-sm text-ink-muted">
        {sending > 0
          ? `Sending ${sending === 1 ? 'a photo' : `${sending} photos`}…`
          : `${photos.length} of ${MOST_PHOTOS} photos`}
      </p>
      {problem && (
        <p role="alert" className="text-sm text-danger">
          {problem}
        </p>
      )}
      {photos.length > 0 && (
        <ul className="grid grid-cols-3 gap-2 sm:grid-cols-5">
          {photos.map((photo, index) => (
            <li key={photo} className="relative aspect-square overflow-clip rounded-control bg-sunken">
              {/* biome-ignore lint/performance/noImgElement: a shopper's own picture, which no image service may have */}
              <img
                src={`${PHOTOS_PATH}/${photo}`}
                alt={`Your car, ${index + 1} of ${photos.length}`}
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
                  aria-label={`Remove photo ${index + 1}`}
                  className="absolute top-1 right-1 flex size-11 items-center justify-center rounded-full bg-canvas text-ink"
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
