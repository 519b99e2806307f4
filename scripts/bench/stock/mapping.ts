import harbour from '../../demo/mappings/harbour.ts';

/** The demo group's columns under another feed id, so that a measurement does not change the demo's stock. */
export default { ...harbour, feed: 'large' };
