import { ask } from '../../tasks/request-storefront.ts';

const WARM_UP_REQUESTS = 20;
const REQUESTS = 300;
const MAKES = ['Toyota', 'Ford', 'Mazda', 'Hyundai', 'Kia', 'Mitsubishi', 'Isuzu', 'Subaru'];
const BODIES = ['suv', 'ute', 'sedan', 'hatch'];
const SORTS = ['', '&sortBy=sort_price:asc', '&sortBy=km:asc', '&sortBy=year:desc'];

function address(number: number): string {
  const at = <Value>(values: readonly Value[], step: number) =>
    values[Math.floor(number / step) % values.length];
  const floor = 5_000 + (number % 40) * 1_000;
  return `/search?refinementList[make][0]=${at(MAKES, 1)}&refinementList[simple_body][0]=${at(BODIES, 3)}&range[price]=${floor}:${floor + 30_000 + number}${at(SORTS, 5)}`;
}

/**
 * Returns milliseconds of complete results pages for a single visitor.
 * @throws when an answer is not a results page
 */
export async function measureServer(port: number, host: string): Promise<number[]> {
  const times: number[] = [];
  for (let number = 0; number < WARM_UP_REQUESTS + REQUESTS; number += 1) {
    const start = performance.now();
    const { status, body } = await ask({ port, host, path: address(number) });
    const took = performance.now() - start;
    if (status !== 200 || !body.includes('<h1')) throw new Error(`${address(number)} answered ${status}`);
    if (number >= WARM_UP_REQUESTS) times.push(took);
  }
  return times;
}
