import shell from './shell.json' with { type: 'json' };

/** The English texts by part of the product. They define the keys and arguments of all other languages. */
export default { shell };
