import type { Step } from './steps.ts';

/** A document in the version in which it was edited. */
export interface EditTarget {
  /** Published id. */
  id: string;
  type: string;
  /** Release id, or undefined for the draft. */
  version: string | undefined;
}

export interface Edit {
  target: EditTarget;
  step: Step;
  /** Label for undo, such as 'Block deleted'. */
  label: string;
}

/** Changes that can be undone, per tab. */
const MAX_EDITS = 100;

/** The changes made on pages, to undo and redo in order. */
export class EditHistory {
  #done: Edit[] = [];
  #undone: Edit[] = [];
  /** True while more typing in the same field joins the last change. */
  #isOpen = false;

  /** The change that `undo` reverts next, if any. */
  get last(): Edit | undefined {
    return this.#done.at(-1);
  }

  /** The change that `redo` repeats next, if any. */
  get next(): Edit | undefined {
    return this.#undone.at(-1);
  }

  /**
   * Records a change, which ends the list of undone ones. Typing that restores the text leaves nothing to undo.
   * @param isTyping joins the change with the previous one if both are typing in the same field
   */
  record(edit: Edit, isTyping = false): void {
    this.#undone = [];
    const { last } = this;
    const { step } = edit;
    if (isTyping && this.#isOpen && last && isSameField(last, edit) && step.kind === 'set') {
      const joined = { ...last.step, to: step.to } as Step & { kind: 'set' };
      const isRestored = joined.from === joined.to;
      this.#done = [...this.#done.slice(0, -1), ...(isRestored ? [] : [{ ...last, step: joined }])];
      this.#isOpen = !isRestored;
      return;
    }
    this.#done = [...this.#done, edit].slice(-MAX_EDITS);
    this.#isOpen = isTyping;
  }

  /** Ends typing. The next keystroke starts a new change. */
  endTyping(): void {
    this.#isOpen = false;
  }

  /** Marks the last change as undone. */
  undid(edit: Edit): void {
    this.#isOpen = false;
    this.#done = this.#done.slice(0, -1);
    this.#undone = [...this.#undone, edit];
  }

  /** Marks the next change as done again. */
  redid(edit: Edit): void {
    this.#isOpen = false;
    this.#undone = this.#undone.slice(0, -1);
    this.#done = [...this.#done, edit];
  }

  /** Removes the last change, which cannot be undone any more. */
  forgetLast(): void {
    this.#isOpen = false;
    this.#done = this.#done.slice(0, -1);
  }

  /** Removes the next change, which cannot be redone any more. */
  forgetNext(): void {
    this.#undone = this.#undone.slice(0, -1);
  }
}

function isSameField(one: Edit, other: Edit): boolean {
  return (
    one.target.id === other.target.id &&
    one.target.version === other.target.version &&
    one.step.kind === 'set' &&
    other.step.kind === 'set' &&
    one.step.path === other.step.path
  );
}
