import shell from './shell.json' with { type: 'json' };

/** The Simplified Chinese texts. What is missing is shown in English. */
export default { shell };
