import type { EventName } from '@forecourt/lib/sites/event-names';
import type { EventFacts } from './setup.ts';

// Attributes that mark elements for Listener.client.tsx:
// - `data-event="NAME"`: records a click. A phone link records `phoneClick` without it; an empty name records
// nothing.
// - `data-event-input="NAME"`: records the first input within the element.
// - `data-event-view="NAME"`: records a view of the page that contains the element.
// - `data-event-car`, `-dealership`, `-price`: the subject, on the element or an ancestor.

/** Returns the attributes that record a page view. */
export const viewAttributes = (name: EventName, { car: vehicle, dealership, price }: EventFacts = {}) => ({
  'data-event-view': name,
  'data-event-car': vehicle ?? undefined,
  'data-event-dealership': dealership ?? undefined,
  'data-event-price': price ?? undefined,
});
