import { afterEach, expect, test, vi } from 'vitest';
import { type PopupSetup, runPopup } from './popup-script.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Returns whether a popup opens for a first-time visitor of a page. */
function opensAt(pathname: string, setup: Partial<PopupSetup> = {}): boolean {
  const showModal = vi.fn<() => void>();
  const storage = { getItem: () => null, setItem: () => undefined };
  vi.stubGlobal('document', {
    querySelector: (selector: string) =>
      selector === 'dialog#popup' ? { open: false, showModal, addEventListener: () => undefined } : null,
  });
  vi.stubGlobal('location', { pathname });
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('window', {});
  runPopup({ site: 'sample', delay: 0, end: null, pages: [], target: null, ...setup });
  return showModal.mock.calls.length > 0;
}

test('a popup opens on the pages it is for, and on no page of a payment (POPUP-01)', () => {
  expect(opensAt('/')).toBe(true);
  expect(opensAt('/', { pages: ['/search*'] })).toBe(false);
  expect(opensAt('/search/utes', { pages: ['/search*'] })).toBe(true);
  expect(opensAt('/cars/a/checkout')).toBe(false);
  expect(opensAt('/', { end: 1 })).toBe(false);
});

test('a popup stays closed on the page that its button leads to (OPEN-095)', () => {
  const setup = { target: '/summer-sale' };
  expect(opensAt('/summer-sale', setup)).toBe(false);
  expect(opensAt('/', setup)).toBe(true);
  expect(opensAt('/summer-sale/terms', setup)).toBe(true);
});
