import { ask } from '../../tasks/ask.ts';

const WARM = 20;
const ASKED = 300;
const MAKES = ['Toyota', 'Ford', 'Mazda', 'Hyundai', 'Kia', 'Mitsubishi', 'Isuzu', 'Subaru'];
const BODIES = ['suv', 'ute', 'sedan', 'hatch'];
const SORTS = ['', '&sortBy=sort_price:asc', '&sortBy=km:asc', '&sortBy=year:desc'];

/** Addresses no cache has: every one differs. */
function address(number: number): string {
  const at = <Value>(values: readonly Value[], step: number) =>
    values[Math.floor(number / step) % values.length];
  const floor = 5_000 + (number % 40) * 1_000;
  return `/search?refinementList[make][0]=${at(MAKES, 1)}&refinementList[simple_body][0]=${at(BODIES, 3)}&range[price]=${floor}:${floor + 30_000 + number}${at(SORTS, 5)}`;
}

/**
 * Milliseconds that the server takes for whole results pages made for one visitor, one after the other.
 * @throws when an answer is not a results page
 */
export async function measureServer(port: number, host: string): Promise<number[]> {
  const times: number[] = [];
  for (let number = 0; number < WARM + ASKED; number += 1) {
    const start = performance.now();
    const { status, body } = await ask({ port, host, path: address(number) });
    const took = performance.now() - start;
    if (status !== 200 || !body.includes('<h1')) throw new Error(`${address(number)} answered ${status}`);
    if (number >= WARM) times.push(took);
  }
  return times;
}
