import shell from './shell.json' with { type: 'json' };

/** The Vietnamese texts. What is missing is shown in English. */
export default { shell };
