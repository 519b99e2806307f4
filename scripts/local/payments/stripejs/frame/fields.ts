import type { FieldName, Values } from './format.ts';
import { complaintAbout, cvcLength, digitsOf, groupExpiry, groupNumber, isFull } from './format.ts';

const NAMES: readonly FieldName[] = ['number', 'expiry', 'cvc'];

/** The three fields of a card, as a person fills them in. */
export class CardFields {
  readonly #inputs: Record<FieldName, HTMLInputElement>;
  readonly #changed: () => void;
  /** Fields left once: only those are told off while they are typed in. */
  readonly #left = new Set<FieldName>();

  constructor(inputs: Record<FieldName, HTMLInputElement>, changed: () => void) {
    this.#inputs = inputs;
    this.#changed = changed;
    for (const name of NAMES) {
      inputs[name].addEventListener('input', (event) => this.#typed(name, event as InputEvent));
      inputs[name].addEventListener('blur', () => this.#leave(name));
      inputs[name].addEventListener('keydown', (event) => this.#backspace(name, event));
    }
  }

  get values(): Values {
    const { number, expiry, cvc } = this.#inputs;
    return { number: number.value, expiry: expiry.value, cvc: cvc.value };
  }

  get empty(): boolean {
    return NAMES.every((name) => this.#inputs[name].value === '');
  }

  get complete(): boolean {
    return NAMES.every((name) => complaintAbout(name, this.values, new Date()) === null);
  }

  set(values: Values): void {
    for (const name of NAMES) {
      this.#inputs[name].value = values[name];
      this.#left.delete(name);
      this.complain(name, null);
    }
    this.#changed();
  }

  /** Shows what is wrong with every field; gives the first complaint, whose field has the focus then. */
  validate(): string | null {
    const complaints = NAMES.map((name) => ({ name, text: complaintAbout(name, this.values, new Date()) }));
    for (const { name, text } of complaints) {
      this.#left.add(name);
      this.complain(name, text);
    }
    const first = complaints.find(({ text }) => text);
    if (first) this.#inputs[first.name].focus();
    return first?.text ?? null;
  }

  complain(name: FieldName, text: string | null): void {
    const input = this.#inputs[name];
    const place = document.getElementById(`${name}-error`);
    input.classList.toggle('Input--invalid', text !== null);
    input.closest('.Field')?.classList.toggle('Field--invalid', text !== null);
    input.setAttribute('aria-invalid', String(text !== null));
    if (place && place.textContent !== (text ?? '')) place.textContent = text ?? '';
  }

  focus(): void {
    const first = NAMES.find((name) => complaintAbout(name, this.values, new Date()) !== null) ?? 'number';
    this.#inputs[first].focus();
  }

  #typed(name: FieldName, event: InputEvent): void {
    const input = this.#inputs[name];
    const before = digitsOf(input.value.slice(0, input.selectionStart ?? input.value.length)).length;
    const atEnd = input.selectionStart === input.value.length;
    const deleting = event.inputType?.startsWith('delete') ?? false;
    const shown = this.#shown(name, input.value);
    if (shown !== input.value) {
      input.value = shown;
      const caret = atEnd ? shown.length : placeAfter(shown, before);
      if (document.activeElement === input) input.setSelectionRange(caret, caret);
    }
    if (name === 'number') this.#inputs.cvc.maxLength = cvcLength(shown);
    const complaint = complaintAbout(name, this.values, new Date());
    const wrong =
      complaint !== null &&
      (this.#left.has(name) || isFull(name, this.values)) &&
      !/incomplete/.test(complaint);
    this.complain(name, wrong ? complaint : null);
    this.#changed();
    // As Stripe's does: a field that is right and full hands over to the next.
    const next = NAMES[NAMES.indexOf(name) + 1];
    if (next && !deleting && atEnd && complaint === null && document.activeElement === input)
      this.#inputs[next].focus();
  }

  #shown(name: FieldName, text: string): string {
    if (name === 'number') return groupNumber(text);
    if (name === 'expiry') return groupExpiry(text);
    return digitsOf(text).slice(0, cvcLength(this.#inputs.number.value));
  }

  #leave(name: FieldName): void {
    if (this.#inputs[name].value === '') return;
    this.#left.add(name);
    this.complain(name, complaintAbout(name, this.values, new Date()));
  }

  /** Backspace in an empty field goes back to the one before. */
  #backspace(name: FieldName, event: KeyboardEvent): void {
    const previous = NAMES[NAMES.indexOf(name) - 1];
    if (event.key === 'Backspace' && previous && this.#inputs[name].value === '')
      this.#inputs[previous].focus();
  }
}

/** Where the caret stands after so many digits. */
function placeAfter(text: string, digits: number): number {
  let seen = 0;
  for (let at = 0; at < text.length; at++) {
    if (seen === digits) return at;
    if (/\d/.test(text[at] ?? '')) seen++;
  }
  return text.length;
}
