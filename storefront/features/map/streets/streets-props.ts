import type { ComponentType } from 'react';
import type { Pin } from './pins.ts';

/** What a marker shows instead of a plain pin, such as a number of vehicles that toggles a filter. */
interface Mark {
  count: number;
  /** Shown next to the count, such as a town. */
  label: string;
  isPressed: boolean;
  isDisabled: boolean;
}

export interface StreetsProps {
  /** Locations on the map; null for all of the site. */
  slugs: readonly string[] | null;
  /** Accessible name of the map. */
  label: string;
  /** Id of the element around the map, to which links with `data-pin` lead. */
  anchor?: string | undefined;
  marks?: Marks;
  /** Opened by a pin; without marks only. */
  Card?: ComponentType<CardProps>;
  /** Called when streets cover the drawn map, and when they fail after that. */
  onShown?: (isShown: boolean) => void;
}

export interface CardProps {
  pin: Pin;
  hasDriveTimes: boolean;
  onClose: () => void;
}

export interface Marks {
  /** Noun of what markers count, in singular. */
  noun: string;
  markOf: (pin: Pin) => Mark;
  onPress: (pin: Pin) => void;
}
