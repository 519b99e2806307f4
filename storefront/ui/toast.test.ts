import { expect, test, vi } from 'vitest';
import { showToast, TOAST_EVENT, TOAST_REMOVE_DELAY_MS, type Toast } from './toast.ts';

test('shows a toast to every subscriber (UI-03)', () => {
  vi.stubGlobal('window', new EventTarget());
  const toasts: Toast[] = [];
  window.addEventListener(TOAST_EVENT, (event) => toasts.push((event as CustomEvent<Toast>).detail));
  showToast({ text: 'Saved', action: { label: 'View List', href: '/watchlist' } });
  expect(toasts).toEqual([{ text: 'Saved', action: { label: 'View List', href: '/watchlist' } }]);
});

test('removes a dismissed toast from memory after 1,000,000 ms (UI-02)', () => {
  expect(TOAST_REMOVE_DELAY_MS).toBe(1_000_000);
});
