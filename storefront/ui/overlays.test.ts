import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type Listener = (event: { state: unknown; stopImmediatePropagation: () => void }) => void;

/** A fake browser history of one tab and document. Steps complete asynchronously, as in browsers. */
class Tab {
  readonly entries: { href: string; state: unknown }[] = [{ href: 'https://a.example/home', state: null }];
  at = 0;
  /** Steps that the page's router received. */
  heard = 0;
  listener: Listener = () => {};
  #steps: number[] = [];

  get location() {
    return { href: this.entries[this.at]?.href ?? '' };
  }

  readonly history = {
    go: (by: number) => void this.#steps.push(by),
    forward: () => void this.#steps.push(1),
    pushState: (state: unknown, _: string, to?: string) => {
      this.entries.splice(this.at + 1);
      this.entries.push({ href: this.#resolved(to), state });
      this.at += 1;
    },
    replaceState: (state: unknown, _: string, to?: string) => {
      this.entries[this.at] = { href: this.#resolved(to), state };
    },
  };

  #resolved(to: string | undefined): string {
    return to === undefined ? this.location.href : new URL(to, 'https://a.example').href;
  }

  get state() {
    return this.entries[this.at]?.state;
  }

  /** Takes the visitor's step, then those that the page requests, until none is left. */
  async go(by: number): Promise<void> {
    this.#steps.push(by);
    await this.rest();
  }

  async rest(): Promise<void> {
    await Promise.resolve();
    for (let by = this.#steps.shift(); by !== undefined; by = this.#steps.shift()) {
      const to = this.at + by;
      if (to >= 0 && to < this.entries.length && by !== 0) {
        this.at = to;
        let isStopped = false;
        this.listener({ state: this.state, stopImmediatePropagation: () => (isStopped = true) });
        if (!isStopped) this.heard += 1;
      }
      await Promise.resolve();
    }
  }
}

let tab: Tab;
let overlays: typeof import('./overlays.client.ts');

beforeEach(async () => {
  tab = new Tab();
  tab.history.pushState(null, '', '/search');
  vi.resetModules();
  vi.stubGlobal('history', Object.defineProperty(tab.history, 'state', { get: () => tab.state }));
  vi.stubGlobal('location', Object.defineProperty({}, 'href', { get: () => tab.location.href }));
  vi.stubGlobal('window', { addEventListener: (_: string, listener: Listener) => (tab.listener = listener) });
  vi.stubGlobal('document', { addEventListener: () => {} });
  overlays = await import('./overlays.client.ts');
  overlays.listenToHistory();
});
afterEach(() => vi.unstubAllGlobals());

async function dialog() {
  const state = { open: true, close: async () => {} };
  const endOverlay = overlays.openOverlay(() => {
    state.open = false;
    endOverlay();
  });
  state.close = async () => {
    state.open = false;
    endOverlay();
    await tab.rest();
  };
  await tab.rest();
  return state;
}

test('Back closes only the dialog, without a navigation', async () => {
  const one = await dialog();
  await tab.go(-1);
  expect(one.open).toBe(false);
  expect(tab.location.href).toBe('https://a.example/search');
  expect([tab.at, tab.heard]).toEqual([1, 0]);
  await tab.go(1);
  expect([tab.at, tab.location.href]).toEqual([1, 'https://a.example/search']);
  await tab.go(-1);
  expect(tab.location.href).toBe('https://a.example/home');
});

test('Back closes the upper dialog first', async () => {
  const [lower, upper] = [await dialog(), await dialog()];
  await tab.go(-1);
  expect([lower.open, upper.open]).toEqual([true, false]);
  await tab.go(-1);
  expect([lower.open, tab.at]).toEqual([false, 1]);
});

test('a dialog that follows another takes over its history entry', async () => {
  const one = await dialog();
  const closing = one.close();
  const two = await dialog();
  await closing;
  expect(tab.at).toBe(2);
  await tab.go(-1);
  expect([two.open, tab.at]).toEqual([false, 1]);
});

test('leaving for another page leaves no dialog entry behind', async () => {
  const one = await dialog();
  overlays.leaveOverlays(() => tab.history.pushState(null, '', '/success'));
  await tab.rest();
  await one.close();
  expect(tab.entries.map(({ href }) => href.slice('https://a.example'.length))).toEqual([
    '/home',
    '/search',
    '/success',
  ]);
  await tab.go(-1);
  expect(tab.location.href).toBe('https://a.example/search');
});

test('a filter in an open sheet is one entry, kept when Back closes the sheet', async () => {
  const sheet = await dialog();
  overlays.writeAddress('/search?a');
  overlays.writeAddress('/search?a&b');
  await tab.go(-1);
  expect(sheet.open).toBe(false);
  expect(tab.location.href).toBe('https://a.example/search?a&b');
  expect(tab.heard).toBe(0);
  await tab.go(-1);
  expect(tab.location.href).toBe('https://a.example/search?a');
  await tab.go(-1);
  expect(tab.location.href).toBe('https://a.example/search');
});

test('a page reloaded with a dialog’s entry returns to its own', async () => {
  tab.history.pushState({ overlays: 1 }, '');
  vi.resetModules();
  overlays = await import('./overlays.client.ts');
  overlays.listenToHistory();
  await tab.rest();
  expect(tab.at).toBe(1);
});

test('each address is one entry, never a dialog’s, after any sequence of actions', async () => {
  const act = fc.constantFrom('open', 'close', 'back', 'filter', 'leave');
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 14 }), async (acts) => {
      tab.entries.splice(2);
      tab.at = 1;
      tab.history.replaceState(null, '', '/search');
      let dialogs: Awaited<ReturnType<typeof dialog>>[] = [];
      let serial = 0;
      for (const each of acts) {
        dialogs = dialogs.filter(({ open }) => open);
        if (each === 'open' && dialogs.length === 0) dialogs.push(await dialog());
        if (each === 'close') await dialogs.at(-1)?.close();
        if (each === 'back' && dialogs.length > 0) {
          const before = tab.location.href;
          await tab.go(-1);
          expect(tab.location.href).toBe(before);
        }
        if (each === 'filter') overlays.writeAddress(`/search?${++serial}`);
        if (each === 'leave') {
          overlays.leaveOverlays(() => tab.history.pushState(null, '', `/page/${++serial}`));
          await tab.rest();
          for (const open of dialogs) await open.close();
        }
        await tab.rest();
      }
      for (const open of dialogs) if (open.open) await open.close();
      const way = tab.entries.slice(0, tab.at + 1);
      expect(way.every(({ state }) => state === null)).toBe(true);
      expect(new Set(way.map(({ href }) => href)).size).toBe(way.length);
    }),
  );
});
