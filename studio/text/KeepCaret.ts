import { Component, type ReactNode } from 'react';
import type { StringInputProps } from 'sanity';
import { moveCaret } from './moveCaret.ts';

interface Caret {
  text: string;
  start: number;
  end: number;
  direction: 'forward' | 'backward' | 'none';
}

/**
 * A text field whose caret stays at its characters when another editor changes the text. React puts the caret at
 * the end of a text that it replaces. A class, as only classes can read the page before it changes.
 */
export class KeepCaret extends Component<StringInputProps> {
  override getSnapshotBeforeUpdate(): Caret | null {
    const field = this.props.elementProps.ref.current;
    if (!field || field !== document.activeElement || field.selectionStart === null) return null;
    return {
      text: field.value,
      start: field.selectionStart,
      end: field.selectionEnd ?? field.selectionStart,
      direction: field.selectionDirection ?? 'none',
    };
  }

  override componentDidUpdate(_: StringInputProps, _state: unknown, caret: Caret | null): void {
    const field = this.props.elementProps.ref.current;
    // While somebody types, the field has the text before React does.
    if (!caret || !field || field.value === caret.text) return;
    const [start, end] = [caret.start, caret.end].map((place) => moveCaret(caret.text, field.value, place));
    field.setSelectionRange(start ?? 0, end ?? 0, caret.direction);
  }

  override render(): ReactNode {
    return this.props.renderDefault(this.props);
  }
}
