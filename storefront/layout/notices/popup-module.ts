import { createHash } from 'node:crypto';
import { runPopup } from './popup-script.ts';

/** The popup's script as a browser module; its version is part of its URL. */
export const POPUP_MODULE = `export default ${String(runPopup)}`;
export const POPUP_VERSION = createHash('sha256').update(POPUP_MODULE).digest('hex').slice(0, 8);
export const POPUP_ADDRESS = `/api/popup-script?v=${POPUP_VERSION}`;
