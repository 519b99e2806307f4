import { MAX_TYPED_TEXT } from '@forecourt/lib/sites/page-edit';
import { HYDRATED_ATTRIBUTE } from '@/ui/early-presses.ts';
import { type StudioChannel, StudioProblem } from './studio-channel.ts';
import { type Typable, typableAt } from './typable.ts';

/** Attribute of the element being typed in. Live text updates skip it. */
export const TYPING_ATTRIBUTE = 'data-preview-typing';

/** The studio's form takes the focus for a moment when it opens the field. */
const FOCUS_PAUSE_MS = 600;

const NOT_WHOLE = 'The page shows this text in another form. Change it in the form.';

interface Options {
  channel: StudioChannel;
  onProblem: (problem: unknown) => void;
  /** Called with each typed text. */
  onText: (place: Typable['field'], text: string) => void;
  /** Called when typing begins and ends. */
  onTyping: (isTyping: boolean) => void;
}

/** Lets editors type into a text where it is, after a double-click. */
export class Typing {
  readonly #options: Options;
  #current: { typable: Typable; holder: HTMLElement; finish: () => void } | null = null;

  constructor(options: Options) {
    this.#options = options;
    addEventListener('dblclick', (event) => this.#onDoubleClick(event), true);
    for (const name of ['click', 'mousedown', 'pointerdown', 'mouseup', 'contextmenu'])
      addEventListener(name, (event) => this.#keepInside(event), true);
  }

  /** The field that is being typed in, if any. */
  get field(): Typable['field'] | null {
    return this.#current?.typable.field ?? null;
  }

  /** Returns whether an event's target is the text being typed in. */
  isIn(target: EventTarget | null): boolean {
    return target instanceof Node && this.#current?.holder.contains(target) === true;
  }

  /** Ends typing, and keeps the text. */
  finish(): void {
    this.#current?.finish();
  }

  /**
   * Clicks in the text set the caret: they neither follow links, nor drag the block, nor open the form. A click
   * elsewhere ends typing.
   */
  #keepInside(event: Event): void {
    if (!this.isIn(event.target)) {
      if (event.type === 'pointerdown') this.finish();
      return;
    }
    event.stopImmediatePropagation();
    if (event.type === 'click') event.preventDefault();
  }

  #onDoubleClick(event: MouseEvent): void {
    if (this.isIn(event.target) || !(event.target instanceof Element)) return;
    const typable = typableAt(event.target);
    // Before, React would undo the change as it takes over the server's markup.
    if (!typable || !document.documentElement.hasAttribute(HYDRATED_ATTRIBUTE)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    void this.begin(typable);
  }

  /** Makes a text editable once the studio confirms that it is the whole field and that the user may change it. */
  async begin(typable: Typable): Promise<void> {
    const { channel, onProblem, onTyping } = this.#options;
    const { id, type, path } = typable.field;
    this.finish();
    try {
      const { text } = await channel.ask({ kind: 'begin', place: { id, type, path } });
      if (text?.trim() !== typable.text.trim()) throw new StudioProblem(NOT_WHOLE);
      if (!typable.node.isConnected) return;
      this.#open(typable);
      onTyping(true);
    } catch (problem) {
      channel.ask({ kind: 'end' }).catch(() => undefined);
      onProblem(problem);
    }
  }

  #open(typable: Typable): void {
    const { node, text, field, hidden } = typable;
    const parent = node.parentElement;
    if (!parent) return;
    const { channel, onProblem, onText, onTyping } = this.#options;
    const place = { id: field.id, type: field.type, path: field.path };
    // React keeps the text node, so it stays where it is and only steps aside.
    const isAlone = parent.childNodes.length === 1;
    const holder = isAlone ? parent : document.createElement('span');
    if (isAlone) node.remove();
    else node.replaceWith(holder);
    holder.textContent = text;
    holder.setAttribute(TYPING_ATTRIBUTE, '');
    // Firefox before version 136 knows only `true`.
    holder.setAttribute('contenteditable', 'plaintext-only');
    if (!holder.isContentEditable) holder.setAttribute('contenteditable', 'true');
    holder.setAttribute('spellcheck', 'true');

    let latest = text;
    const send = (value: string) => {
      if (value === latest) return;
      latest = value;
      onText(field, value);
      channel.ask({ kind: 'type', place, value }).catch(onProblem);
    };
    const onInput = () => {
      const value = (holder.textContent ?? '').replaceAll(/\s*\n\s*/g, ' ').slice(0, MAX_TYPED_TEXT);
      if (value !== holder.textContent && /\n/.test(holder.textContent ?? '')) holder.textContent = value;
      send(value);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      // The page's own shortcuts, and a button's reaction to the space bar.
      event.stopPropagation();
      if (event.isComposing) return;
      if (event.key === 'Tab') finish();
      if (event.key === 'Escape') send(text);
      if (event.key === 'Escape' || event.key === 'Enter') {
        event.preventDefault();
        finish();
      }
      if (event.key === ' ' && holder.closest('button, summary, [role=button]')) {
        event.preventDefault();
        document.execCommand('insertText', false, ' ');
      }
    };
    const onKeyUp = (event: KeyboardEvent) => {
      event.stopPropagation();
      if (event.key === ' ') event.preventDefault();
    };
    let leaving: ReturnType<typeof setTimeout> | undefined;
    const onBlur = () => {
      leaving = setTimeout(() => finish(), FOCUS_PAUSE_MS);
    };
    const onFocus = () => clearTimeout(leaving);
    const listeners = new AbortController();
    const { signal } = listeners;
    const finish = () => {
      if (this.#current?.holder !== holder) return;
      this.#current = null;
      clearTimeout(leaving);
      listeners.abort();
      for (const name of ['contenteditable', 'spellcheck', TYPING_ATTRIBUTE]) holder.removeAttribute(name);
      node.data = latest + hidden;
      if (isAlone) holder.replaceChildren(node);
      else holder.replaceWith(node);
      channel.ask({ kind: 'end' }).catch(() => undefined);
      onTyping(false);
    };
    holder.addEventListener('input', onInput, { signal });
    holder.addEventListener('keydown', onKeyDown, { signal });
    holder.addEventListener('keyup', onKeyUp, { signal });
    holder.addEventListener('blur', onBlur, { signal });
    holder.addEventListener('focus', onFocus, { signal });
    this.#current = { typable, holder, finish };
    holder.focus();
    const selection = getSelection();
    selection?.selectAllChildren(holder);
    selection?.collapseToEnd();
  }
}
