import type { FieldName, Values } from './format.ts';
import { cvcLength, digitsOf, fieldError, groupExpiry, groupNumber, isFull } from './format.ts';

const NAMES: readonly FieldName[] = ['number', 'expiry', 'cvc'];

export class CardFields {
  readonly #inputs: Record<FieldName, HTMLInputElement>;
  readonly #onChange: () => void;
  /** Fields the user has left once; only these show errors while typing. */
  readonly #visited = new Set<FieldName>();

  constructor(inputs: Record<FieldName, HTMLInputElement>, onChange: () => void) {
    this.#inputs = inputs;
    this.#onChange = onChange;
    for (const name of NAMES) {
      inputs[name].addEventListener('input', (event) => this.#handleInput(name, event as InputEvent));
      inputs[name].addEventListener('blur', () => this.#handleBlur(name));
      inputs[name].addEventListener('keydown', (event) => this.#backspace(name, event));
    }
  }

  get values(): Values {
    const { number, expiry, cvc } = this.#inputs;
    return { number: number.value, expiry: expiry.value, cvc: cvc.value };
  }

  get isEmpty(): boolean {
    return NAMES.every((name) => this.#inputs[name].value === '');
  }

  get isComplete(): boolean {
    return NAMES.every((name) => fieldError(name, this.values, new Date()) === null);
  }

  set(values: Values): void {
    for (const name of NAMES) {
      this.#inputs[name].value = values[name];
      this.#visited.delete(name);
      this.showError(name, null);
    }
    this.#onChange();
  }

  /**
   * Shows the error of every invalid field and focuses the first. Returns its message, or null if all are
   * valid.
   */
  validate(): string | null {
    const errors = NAMES.map((name) => ({ name, text: fieldError(name, this.values, new Date()) }));
    for (const { name, text } of errors) {
      this.#visited.add(name);
      this.showError(name, text);
    }
    const first = errors.find(({ text }) => text);
    if (first) this.#inputs[first.name].focus();
    return first?.text ?? null;
  }

  showError(name: FieldName, text: string | null): void {
    const input = this.#inputs[name];
    const errorElement = document.getElementById(`${name}-error`);
    input.classList.toggle('Input--invalid', text !== null);
    input.closest('.Field')?.classList.toggle('Field--invalid', text !== null);
    input.setAttribute('aria-invalid', String(text !== null));
    if (errorElement && errorElement.textContent !== (text ?? '')) errorElement.textContent = text ?? '';
  }

  focus(): void {
    const first = NAMES.find((name) => fieldError(name, this.values, new Date()) !== null) ?? 'number';
    this.#inputs[first].focus();
  }

  #handleInput(name: FieldName, event: InputEvent): void {
    const input = this.#inputs[name];
    const digitsBefore = digitsOf(input.value.slice(0, input.selectionStart ?? input.value.length)).length;
    const atEnd = input.selectionStart === input.value.length;
    const deleting = event.inputType?.startsWith('delete') ?? false;
    const formattedText = this.#format(name, input.value);
    if (formattedText !== input.value) {
      input.value = formattedText;
      const caret = atEnd ? formattedText.length : caretAfter(formattedText, digitsBefore);
      if (document.activeElement === input) input.setSelectionRange(caret, caret);
    }
    if (name === 'number') this.#inputs.cvc.maxLength = cvcLength(formattedText);
    const error = fieldError(name, this.values, new Date());
    const showsNow =
      error !== null && (this.#visited.has(name) || isFull(name, this.values)) && !/incomplete/.test(error);
    this.showError(name, showsNow ? error : null);
    this.#onChange();
    // As in Stripe's form, completing a field moves the focus to the next.
    const next = NAMES[NAMES.indexOf(name) + 1];
    if (next && !deleting && atEnd && error === null && document.activeElement === input)
      this.#inputs[next].focus();
  }

  #format(name: FieldName, text: string): string {
    if (name === 'number') return groupNumber(text);
    if (name === 'expiry') return groupExpiry(text);
    return digitsOf(text).slice(0, cvcLength(this.#inputs.number.value));
  }

  #handleBlur(name: FieldName): void {
    if (this.#inputs[name].value === '') return;
    this.#visited.add(name);
    this.showError(name, fieldError(name, this.values, new Date()));
  }

  #backspace(name: FieldName, event: KeyboardEvent): void {
    const previous = NAMES[NAMES.indexOf(name) - 1];
    if (event.key === 'Backspace' && previous && this.#inputs[name].value === '')
      this.#inputs[previous].focus();
  }
}

function caretAfter(text: string, digits: number): number {
  let digitsSeen = 0;
  for (let at = 0; at < text.length; at++) {
    if (digitsSeen === digits) return at;
    if (/\d/.test(text[at] ?? '')) digitsSeen++;
  }
  return text.length;
}
