import type { EditPlace, ItemChange, ItemDescription } from '@forecourt/lib/sites/page-edit-messages';
import { HYDRATED_ATTRIBUTE } from '@/ui/early-presses.ts';
import { BLOCK_ATTRIBUTE } from '../block-attribute.ts';
import { focusIn, placeAfterDeletion } from './focus-after-deletion.ts';
import { isWithin, itemsAround } from './item-paths.ts';
import { fieldOfBlock, fieldsIn, type SourceField } from './source-fields.ts';
import { type StudioChannel, StudioProblem } from './studio-channel.ts';
import { TOOLBAR_STYLES } from './toolbar.css.ts';

/** Delay after the pointer stops on an item. */
const HOVER_MS = 150;
const NOTICE_MS = 6_000;
const MARGIN = 8;

interface Shown {
  place: EditPlace;
  element: HTMLElement;
  item: ItemDescription;
}

const path = (d: string) =>
  `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${d}" stroke-linecap="round" stroke-linejoin="round"/></svg>`;

const BUTTONS: readonly [ItemChange, string, string][] = [
  ['up', 'Move up', path('M12 19V5M6 11l6-6 6 6')],
  ['down', 'Move down', path('M12 5v14M6 13l6 6 6-6')],
  ['above', 'Add above', path('M4 19h16M12 3v10M7 8h10')],
  ['below', 'Add below', path('M4 5h16M12 11v10M7 16h10')],
  ['duplicate', 'Duplicate', path('M9 9h11v11H9zM5 15H4V4h11v1')],
  [
    'hide',
    'Hide',
    path(
      'M3 3l18 18M10 5.2A9.8 9.8 0 0 1 21 12a13 13 0 0 1-2.4 3.3M6.5 6.7A13 13 0 0 0 3 12a9.8 9.8 0 0 0 12.5 6.2',
    ),
  ],
  ['delete', 'Delete', path('M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13')],
];

/** A toolbar for the block or list item under the pointer or with the focus. */
export class Toolbar {
  readonly #channel: StudioChannel;
  readonly #onUndo: () => void;
  readonly #host = document.createElement('div');
  readonly #bar = document.createElement('div');
  readonly #name = document.createElement('span');
  readonly #parent = document.createElement('button');
  readonly #outline = document.createElement('div');
  readonly #notice = document.createElement('div');
  readonly #buttons = new Map<ItemChange, HTMLButtonElement>();
  #shown: Shown | null = null;
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #noticeEnd: ReturnType<typeof setTimeout> | undefined;
  #isPaused = false;
  /** The element to return the focus to. */
  #origin: HTMLElement | null = null;

  constructor(channel: StudioChannel, { onUndo }: { onUndo: () => void }) {
    this.#channel = channel;
    this.#onUndo = onUndo;
    this.#build();
    addEventListener('mouseover', ({ target }) => this.#plan(target, HOVER_MS));
    addEventListener('focusin', ({ target }) => this.#plan(target, 0));
    addEventListener('scroll', () => this.#position(), { capture: true, passive: true });
    addEventListener('resize', () => this.#position());
    addEventListener('keydown', (event) => this.#onKey(event));
    // The overlays' own menu would write to the content lake without the studio's rules.
    addEventListener('contextmenu', (event) => this.#onContextMenu(event), true);
    // A drag of a block ends here, for the same reason.
    addEventListener('sanity/dragEnd', (event) => this.#onDragEnd(event as CustomEvent<DragEnd>), true);
  }

  /** Hides the toolbar during typing. */
  pause(isPaused: boolean): void {
    this.#isPaused = isPaused;
    if (isPaused) this.hide();
  }

  hide(): void {
    clearTimeout(this.#waiting);
    this.#shown = null;
    this.#bar.hidden = true;
    this.#outline.hidden = true;
  }

  /** Shows a problem of the studio to the editor. */
  report = (problem: unknown): void => {
    this.#say(problem instanceof StudioProblem ? problem.message : 'This did not work. Try again.');
  };

  #say(text: string): void {
    this.#attach();
    clearTimeout(this.#noticeEnd);
    this.#notice.textContent = text;
    this.#notice.hidden = false;
    this.#noticeEnd = setTimeout(() => {
      this.#notice.hidden = true;
      this.#notice.textContent = '';
    }, NOTICE_MS);
  }

  #build(): void {
    const root = this.#host.attachShadow({ mode: 'open' });
    const styles = document.createElement('style');
    styles.textContent = TOOLBAR_STYLES;
    this.#host.style.cssText = 'position:fixed;inset:0 auto auto 0;z-index:10000000';
    this.#host.setAttribute('data-preview-toolbar', '');
    this.#bar.className = 'bar';
    this.#bar.setAttribute('role', 'toolbar');
    this.#name.className = 'name';
    this.#parent.type = 'button';
    this.#parent.textContent = 'Block';
    this.#parent.title = 'Select the block around it';
    this.#parent.addEventListener('click', () => this.#selectParent());
    this.#bar.append(this.#name, this.#parent);
    for (const [change, label, icon] of BUTTONS) {
      const button = document.createElement('button');
      button.type = 'button';
      button.title = label;
      button.setAttribute('aria-label', label);
      button.innerHTML = icon;
      // A press of a key has no clicks.
      button.addEventListener('click', ({ detail }) => this.#change(change, detail === 0));
      this.#buttons.set(change, button);
      this.#bar.append(button);
    }
    this.#outline.className = 'outline';
    this.#notice.className = 'notice';
    this.#notice.setAttribute('role', 'status');
    this.#notice.hidden = true;
    root.append(styles, this.#outline, this.#bar, this.#notice);
    this.hide();
    // Clicks here are neither on the page nor outside of it, which would close the overlays.
    for (const name of ['click', 'mousedown', 'pointerdown', 'dblclick'])
      this.#host.addEventListener(name, (event) => event.stopPropagation());
  }

  /** React must not find it while it takes over the server's markup. */
  #attach(): void {
    if (!this.#host.isConnected) document.body.append(this.#host);
  }

  #plan(target: EventTarget | null, delay: number): void {
    if (!(target instanceof Element) || this.#isPaused || !isHydrated()) return;
    clearTimeout(this.#waiting);
    if (target === this.#host) return;
    this.#waiting = setTimeout(() => void this.#select(target), delay);
  }

  async #select(target: Element, isKeyboard = false): Promise<void> {
    const found = itemAt(target);
    if (!found) {
      this.hide();
      return;
    }
    if (!this.#channel.isReady) return;
    if (!isKeyboard && this.#shown?.place.path === found.place.path && this.#shown.element.isConnected)
      return;
    await this.#show(found.place, found.element);
    if (isKeyboard) this.#focusFirst();
  }

  async #show(place: EditPlace, element: HTMLElement): Promise<void> {
    try {
      const { item } = await this.#channel.ask({ kind: 'describe', place });
      if (!item || this.#isPaused || !element.isConnected) return;
      this.#attach();
      this.#shown = { place, element, item };
      this.#name.textContent = item.title;
      this.#bar.setAttribute('aria-label', `Change ${item.title}`);
      this.#parent.hidden = itemsAround(place.path).length < 2;
      this.#set('up', !item.isFirst);
      this.#set('down', !item.isLast);
      this.#set('hide', item.canHide);
      this.#bar.hidden = false;
      this.#outline.hidden = false;
      this.#position();
    } catch {
      // Texts without an item, or without permission, have no toolbar. Typing says why.
      this.hide();
    }
  }

  #set(change: ItemChange, isEnabled: boolean): void {
    const button = this.#buttons.get(change);
    if (button) button.disabled = !isEnabled;
  }

  #position(): void {
    if (!this.#shown) return;
    const { element } = this.#shown;
    if (!element.isConnected) {
      this.hide();
      return;
    }
    const box = element.getBoundingClientRect();
    const { offsetWidth, offsetHeight } = this.#bar;
    // Above the item, to leave it visible, or inside it at the top of the window.
    const above = box.top - offsetHeight;
    const wanted = above >= MARGIN ? above : box.top + MARGIN;
    const top = Math.max(MARGIN, Math.min(wanted, innerHeight - offsetHeight - MARGIN));
    const left = Math.max(
      MARGIN,
      Math.min(box.right - offsetWidth - MARGIN, innerWidth - offsetWidth - MARGIN),
    );
    this.#bar.style.top = `${top}px`;
    this.#bar.style.left = `${left}px`;
    Object.assign(this.#outline.style, {
      top: `${box.top}px`,
      left: `${box.left}px`,
      width: `${Math.max(0, box.width - 4)}px`,
      height: `${Math.max(0, box.height - 4)}px`,
    });
  }

  #selectParent(): void {
    if (!this.#shown) return;
    const [, around] = itemsAround(this.#shown.place.path);
    const element = around && elementOf({ ...this.#shown.place, path: around }, this.#shown.element);
    if (around && element) void this.#show({ ...this.#shown.place, path: around }, element);
  }

  #change(change: ItemChange, isKeyboard: boolean): void {
    if (!this.#shown) return;
    const { place, element } = this.#shown;
    const next = change === 'delete' && isKeyboard ? placeAfterDeletion(element) : null;
    this.#channel
      .ask({ kind: 'change', place, change })
      // Before the page is rendered without the item, which would lose the focus.
      .then(() => next && focusIn(next))
      .catch(this.report);
    this.#leave();
  }

  #focusFirst(): void {
    const [first] = [...this.#buttons.values()].filter(({ disabled }) => !disabled);
    first?.focus();
  }

  /** Returns the focus to where it was before the toolbar. */
  #leave(): void {
    const hadFocus = this.#host.shadowRoot?.activeElement;
    this.hide();
    if (hadFocus && this.#origin?.isConnected) this.#origin.focus();
  }

  #onKey(event: KeyboardEvent): void {
    if (event.composedPath().includes(this.#host)) {
      if (event.key === 'Escape') this.#leave();
      if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') this.#step(event);
    }
    const isText = event.target instanceof Element && event.target.closest('input, textarea, select');
    if (isText) return;
    if (event.key === 'F2' && event.target instanceof HTMLElement) {
      this.#origin = event.target;
      void this.#select(event.target, true);
    }
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z') {
      event.preventDefault();
      this.#onUndo();
      this.#channel.ask({ kind: event.shiftKey ? 'redo' : 'undo' }).catch(this.report);
    }
  }

  #step(event: KeyboardEvent): void {
    const buttons = [...this.#bar.querySelectorAll('button')].filter(
      ({ disabled, hidden }) => !disabled && !hidden,
    );
    const index = buttons.indexOf(this.#host.shadowRoot?.activeElement as HTMLButtonElement);
    const next = (index + (event.key === 'ArrowRight' ? 1 : -1) + buttons.length) % buttons.length;
    buttons[next]?.focus();
    event.preventDefault();
  }

  #onContextMenu(event: MouseEvent): void {
    if (this.#isPaused || !(event.target instanceof HTMLElement)) return;
    if (event.target === this.#host || !itemAt(event.target)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    this.#origin = event.target;
    void this.#select(event.target, true);
  }

  #onDragEnd(event: CustomEvent<DragEnd>): void {
    event.stopImmediatePropagation();
    const { target, insertPosition } = event.detail;
    const before = insertPosition?.top ?? insertPosition?.left;
    const after = insertPosition?.bottom ?? insertPosition?.right;
    const next = (before ?? after)?.sanity;
    if (!next || !target.type || !next.type) return;
    const placeOf = ({ id, type = '', path: fieldPath }: DraggedNode) => ({ id, type, path: fieldPath });
    if (placeOf(next).path === placeOf(target).path) return;
    this.#channel
      .ask({
        kind: 'move',
        place: placeOf(target),
        next: placeOf(next),
        position: before ? 'after' : 'before',
      })
      .catch(this.report);
  }
}

interface DraggedNode {
  id: string;
  type?: string;
  path: string;
}
/** The part of the overlays' event that is used. */
interface DragEnd {
  target: DraggedNode;
  insertPosition: Partial<Record<'top' | 'left' | 'bottom' | 'right', { sanity: DraggedNode } | null>> | null;
}

const isHydrated = (): boolean => document.documentElement.hasAttribute(HYDRATED_ATTRIBUTE);

/** Returns the innermost list item at an element, and the element that shows it. */
function itemAt(target: Element): { place: EditPlace; element: HTMLElement } | null {
  const block = target.closest<HTMLElement>(`[${BLOCK_ATTRIBUTE}]`);
  const fields = block ? fieldsIn(target) : [];
  const own = fieldOfBlock(block);
  const [field] = fields;
  if (block && own && field && fields.every(({ id }) => id === field.id)) {
    const inner = itemsAround(field.path).find((item) =>
      fields.every(({ path: each }) => isWithin(each, item)),
    );
    if (inner) {
      const place = { id: field.id, type: field.type, path: inner };
      const element = elementOf(place, target);
      if (element) return { place, element };
    }
  }
  return block && own ? { place: placeOf(own), element: block } : null;
}

const placeOf = ({ id, type, path: fieldPath }: SourceField): EditPlace => ({ id, type, path: fieldPath });

/** Returns the largest element around another that shows nothing but an item; the block's wrapper for a block. */
function elementOf({ id, path: item }: EditPlace, start: Element): HTMLElement | null {
  const block = start.closest<HTMLElement>(`[${BLOCK_ATTRIBUTE}]`);
  const own = fieldOfBlock(block);
  if (own && own.id === id && own.path === item) return block;
  let found: HTMLElement | null = null;
  for (let element: Element | null = start; element && element !== block; element = element.parentElement) {
    const fields = fieldsIn(element);
    if (!fields.every((field) => field.id === id && isWithin(field.path, item))) break;
    if (fields.length > 0 && element instanceof HTMLElement) found = element;
  }
  return found;
}
