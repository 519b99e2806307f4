export const PREVIEW_SCRIPT = '/api/draft/script';
export const PREVIEW_EDITING = '/api/draft/editing';
export const PREVIEW_EVENTS = '/api/draft/events';
export const PREVIEW_PERSPECTIVE = '/api/draft/perspective';
export const PREVIEW_DATE = '/api/draft/date';
export const PREVIEW_TRIAL = '/api/draft/trial';
export const PREVIEW_END = '/api/draft/disable';
