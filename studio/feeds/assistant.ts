/** The address of the mapping assistant below the tool; no feed has such a name. */
export const ASSISTANT = '@columns';
