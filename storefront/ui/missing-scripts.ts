/** Attribute of a form whose values are kept in this tab while typing, so that a reload loses nothing. */
export const KEPT_ATTRIBUTE = 'data-kept';
const RELOADED_KEY = 'forecourt:reloaded';

/**
 * Inline script at the top of the page. If a build file fails to load, usually because a roll-out has
 * removed it, reloads the page once, but not while offline, after a form was submitted, or with unsaved
 * input. Short names, since it is part of every page.
 */
export const MISSING_SCRIPTS = `(()=>{
const typed=new Set(),key='${RELOADED_KEY}';
let was,busy;
try{was=sessionStorage[key];delete sessionStorage[key]}catch{}
const isLost=()=>[...typed].some(e=>e.isConnected);
addEventListener('input',({target:t})=>{
const e=t.type=='file'?t:t.form??t;
typed[e.hasAttribute('${KEPT_ATTRIBUTE}')?'delete':'add'](e);
},true);
addEventListener('submit',()=>typed.add(document.body),true);
addEventListener('error',async({target:t})=>{
const url=String(t.src||t.href);
if(busy||was==location.pathname||!url.startsWith(location.origin+'/_next/static/')||isLost())return;
busy=1;
try{
if((await fetch(url,{method:'HEAD',cache:'no-store'})).status<500&&!isLost()){
sessionStorage[key]=was=location.pathname;
location.reload();
}
}catch{}
busy=0;
},true);
})()`;
