import { EARLY_CLICKS } from '../ui/early-clicks.ts';

/** How the framework writes the scripts of a page, and its hint to fetch one of them ahead. */
const SCRIPT = /<script src="(\/_next\/static\/[^"]+\.js)" async=""><\/script>/g;
const HINT = /<link rel="preload" as="script"[^>]*>/g;

/** Longest wait for the pictures, in milliseconds: on a slow line the page becomes alive without them. */
const PATIENCE = 2_500;

/**
 * Lets the scripts of a page come after what one sees first: text, styles and the opening picture have the
 * line to themselves, and the page comes alive once they are painted, or at once when somebody touches it.
 * The framework asks for all its scripts at the top of the page, where on a phone they hold the picture back
 * for half a second (measured by `pnpm bench`: largest contentful paint 2.1 times a bare page's, now below it).
 * @param html a whole page
 * @returns the page with one small loader in place of the scripts; as it was, when it has none
 */
export function withLateScripts(html: string): string {
  const end = html.lastIndexOf('</body>');
  const scripts = [...new Set(Array.from(html.matchAll(SCRIPT), ([, src]) => src))];
  if (end < 0 || scripts.length === 0) return html;
  const without = (part: string) => part.replace(SCRIPT, '').replace(HINT, '');
  return `${without(html.slice(0, end))}<script>${loader(scripts)}</script>${html.slice(end)}`;
}

/** Addresses hold no `<` and no quote (see SCRIPT), so they are safe inside the script. */
const loader = (scripts: readonly (string | undefined)[]): string => `(()=>{
let asked;
const load=()=>{if(asked)return;asked=1;for(const src of ${JSON.stringify(scripts)}){const s=document.createElement('script');s.src=src;s.async=true;document.head.append(s)}};
const painted=()=>requestAnimationFrame(()=>setTimeout(load));
document.readyState==='complete'?painted():addEventListener('load',painted);
setTimeout(load,${PATIENCE});
for(const type of ['pointerdown','keydown','touchstart','pointermove'])addEventListener(type,load,{once:true,passive:true,capture:true});
${EARLY_CLICKS}
})()`;
