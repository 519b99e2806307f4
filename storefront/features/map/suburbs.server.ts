import type { Suburb } from './place-map.ts';
import { SUBURBS as LINES } from './suburbs.generated.ts';

let all: Suburb[] | undefined;

/** Returns every suburb and town of Australia, parsed on first use. */
export const suburbs = (): readonly Suburb[] => {
  all ??= LINES.split('\n').map((line) => {
    const [name = '', lat, lng] = line.split('|');
    return { name, lat: Number(lat), lng: Number(lng) };
  });
  return all;
};
