/** The attribute of `<html>` on the page that a visit begins with: its far blocks wait (`ui/components.css`). */
const FIRST_PAGE_ATTRIBUTE = 'data-first-page';

/**
 * An inline script at the top of the page. On the page that a visit begins with, what lies far below a hero is styled
 * and laid out as somebody comes near, so that no press waits for it. Once they go to another page, or to a place
 * in this one, all is laid out: a page that is come back to, or a link into it, needs the height of every block above.
 */
export const FIRST_PAGE = `(()=>{
if(!window.navigation||location.hash||performance.getEntriesByType('navigation')[0]?.type!=='navigate')return;
const page=document.documentElement;
page.setAttribute('${FIRST_PAGE_ATTRIBUTE}','');
navigation.addEventListener('currententrychange',({navigationType})=>{
if(navigationType!=='replace')page.removeAttribute('${FIRST_PAGE_ATTRIBUTE}');
});
})()`;
