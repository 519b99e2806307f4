'use client';
import {
  MOST_PHOTO_BYTES,
  PHOTO_SIDE,
  PHOTOS_PATH,
  SHOT_PARAMETER,
} from '@forecourt/lib/leads/trade-in/limits';
import type { Shot } from '@forecourt/lib/leads/trade-in/photo-shots';
import { FAILED_TEXT, NO_PHOTO_TEXT } from '../trade-in-messages.ts';

const QUALITIES = [0.85, 0.7, 0.5];

async function smaller(file: File): Promise<Blob | null> {
  try {
    const bitmap = await createImageBitmap(file);
    const scale = Math.min(1, PHOTO_SIDE / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(bitmap.width * scale));
    canvas.height = Math.max(1, Math.round(bitmap.height * scale));
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    for (const quality of QUALITIES) {
      const blob = await new Promise<Blob | null>((resolve) => {
        canvas.toBlob(resolve, 'image/jpeg', quality);
      });
      if (blob && blob.size <= MOST_PHOTO_BYTES) return blob;
    }
    return null;
  } catch {
    return null;
  }
}

export async function sendPhoto(
  file: File,
  shot: Shot | null = null,
): Promise<{ id: string } | { error: string }> {
  const photo = await smaller(file);
  if (!photo) return { error: NO_PHOTO_TEXT };
  try {
    const response = await fetch(shot ? `${PHOTOS_PATH}?${SHOT_PARAMETER}=${shot}` : PHOTOS_PATH, {
      method: 'POST',
      headers: { 'content-type': 'image/jpeg' },
      body: photo,
    });
    const answer: unknown = await response.json();
    const { id, error } = Object(answer) as { id?: unknown; error?: unknown };
    if (response.ok && typeof id === 'string') return { id };
    return { error: typeof error === 'string' ? error : FAILED_TEXT };
  } catch {
    return { error: FAILED_TEXT };
  }
}
