/** Route of the mapping assistant. No feed can have this name. */
export const ASSISTANT = '@columns';
