/** The moments of a page that loads, in order, at which a press may come. */
export const MOMENTS = [
  'before any script',
  'when the first script arrives',
  'when React begins to listen',
  'while the page is hydrated',
  'once the page is hydrated',
] as const;
export type Moment = (typeof MOMENTS)[number];

/** A press of the first visible element of a selector that has not been pressed before. */
export interface Press {
  moment: Moment;
  selector: string;
}

/**
 * Runs in the page before anything else of it: presses elements at their moments, which it takes from what happens
 * and never from a clock. Sets `pressesLeft` on `<html>`.
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

  // Also what a thumb presses; before any other listener.
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

  // `hydrateRoot` adds React's listeners to the document; in the microtask after it nothing is rendered yet.
  const add = document.addEventListener.bind(document);
  document.addEventListener = (...args: Parameters<typeof add>) => {
    add(...args);
    if (args[0] === 'click') queueMicrotask(() => pressAll('when React begins to listen'));
  };

  // A turn after every turn of others: React hydrates a page in many.
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
