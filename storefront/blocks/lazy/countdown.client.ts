'use client';
import { timeLeft } from '../countdown/time-left.ts';

/** Counts down every second. At the end the closing text replaces the figures, or the block is removed. */
export function start(root: HTMLElement, signal: AbortSignal): void {
  const until = Number(root.dataset.value);
  const units = [...root.querySelectorAll('[data-unit]')];
  const tick = () => {
    if (signal.aborted) return;
    const ahead = until - Date.now();
    if (ahead <= 0) {
      end(root);
      return;
    }
    for (const [index, figure] of timeLeft(ahead).entries()) {
      const unit = units[index];
      if (unit) unit.textContent = figure;
    }
    setTimeout(tick, ahead % 1000 || 1000);
  };
  tick();
}

function end(root: HTMLElement): void {
  const afterwards = root.querySelector<HTMLElement>('[data-afterwards]');
  if (!afterwards) {
    root.closest('section')?.setAttribute('hidden', '');
    return;
  }
  for (const part of root.children) if (part instanceof HTMLElement) part.hidden = part !== afterwards;
}
