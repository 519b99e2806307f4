import { viewedKey } from './viewed-vehicles.ts';

/** Returns an inline script that shows its section if storage has a vehicle other than the page's own. */
export function revealing(siteSlug: string, except: string | null): string {
  const [key, own] = [viewedKey(siteSlug), except].map((text) =>
    JSON.stringify(text).replaceAll('<', '\\u003c'),
  );
  return `<script>{const s=document.currentScript.closest("section");try{if(JSON.parse(localStorage.getItem(${key})).some(c=>c&&c.id&&c.id!==${own}))s.hidden=false}catch{}}</script>`;
}
