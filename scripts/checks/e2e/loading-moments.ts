/** Stages of page loading, in order, at which a press can happen. */
export const MOMENTS = [
  'before any script',
  'when the first script arrives',
  'when React begins to listen',
  'while the page is hydrated',
  'once the page is hydrated',
] as const;
export type Moment = (typeof MOMENTS)[number];

/** A press of the first visible element that matches the selector and was not pressed before. */
export interface Press {
  moment: Moment;
  selector: string;
}

/**
 * Runs in the page before any other script. Presses elements at their loading stages, detected from events
 * and never from timers. Sets `pressesLeft` on `<html>`.
 */
export function pressWhileLoading(presses: Press[]): void {
  const pressesLeft = [...presses];
  const pressedElements = new Set<Element>();
  const hasProps = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));
  const isHydrated = () => document.documentElement?.hasAttribute('data-hydrated');
  const elementOf = ({ selector }: Press) =>
    [...document.querySelectorAll<HTMLElement>(selector)].find(
      (element) => element.offsetParent !== null && !pressedElements.has(element),
    );

  // Capturing, so that it also sees the test's own presses before any other listener.
  addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element && target.closest('button, a');
      if (button) pressedElements.add(button);
    },
    true,
  );

  const press = (next: Press): void => {
    const element = elementOf(next);
    if (!element) return;
    pressesLeft.splice(pressesLeft.indexOf(next), 1);
    element.click();
    document.documentElement.dataset.pressesLeft = String(pressesLeft.length);
  };
  const pressAll = (at: Moment) => pressesLeft.filter(({ moment }) => moment === at).forEach(press);

  document.addEventListener(
    'load',
    ({ target }) => {
      if (target instanceof HTMLScriptElement && target.src.includes('/_next/'))
        pressAll('when the first script arrives');
    },
    true,
  );

  // `hydrateRoot` adds React's listeners to the document; in the following microtask nothing is rendered yet.
  const add = document.addEventListener.bind(document);
  document.addEventListener = (...args: Parameters<typeof add>) => {
    add(...args);
    if (args[0] === 'click') queueMicrotask(() => pressAll('when React begins to listen'));
  };

  // A message after each task, because React hydrates a page over many tasks.
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    const next = pressesLeft.find(({ moment }) => moment === 'while the page is hydrated');
    const element = next && elementOf(next);
    if (next && element && (hasProps(element) || isHydrated())) press(next);
    if (isHydrated()) pressAll('once the page is hydrated');
    if (pressesLeft.some(({ moment }) => moment !== 'before any script')) port2.postMessage(null);
  };
  port2.postMessage(null);
}
