/** The type of the documents that describe outgoing feeds. */
export const OUTGOING_FEED_TYPE = 'outgoingFeed';
