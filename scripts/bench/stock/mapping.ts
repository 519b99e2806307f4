import harbour from '../../seed/mappings/harbour.ts';

/** The demo group's columns under another feed, so that measuring does not touch the demo's stock. */
export default { ...harbour, feed: 'large' };
