/** On a form whose words are kept in this tab as they are typed, so that a reload loses none of them. */
export const KEPT_ATTRIBUTE = 'data-kept';
/** The path of the page that is being reloaded, in the tab's storage. */
const RELOADED_KEY = 'forecourt:reloaded';

/**
 * An inline script at the top of the page. A script or style of ours that does not load was mostly removed by a roll-out
 * since the page was opened: the page is reloaded, once, since the same file may be missing again. It stays as it is while
 * the network is away, once a form was sent, and while anything is typed that nobody keeps: such a form still works, with
 * what has loaded or as a plain one.
 */
export const MISSING_SCRIPTS = `(()=>{
const typed=new Set();
let reloaded=null;
let isAsking=false;
try{
reloaded=sessionStorage.getItem('${RELOADED_KEY}');
sessionStorage.removeItem('${RELOADED_KEY}');
}catch{}
const isLost=()=>[...typed].some(place=>place.isConnected);
const addressOf=target=>target instanceof HTMLScriptElement?target.src:target instanceof HTMLLinkElement&&target.rel==='stylesheet'?target.href:'';
addEventListener('input',({target})=>{
const place=target.type==='file'?target:target.form??target;
if(place.hasAttribute('${KEPT_ATTRIBUTE}'))typed.delete(place);
else typed.add(place);
},true);
addEventListener('submit',()=>typed.add(document.body),true);
addEventListener('error',async({target})=>{
const address=addressOf(target);
if(!address.startsWith(location.origin+'/_next/static/')||isAsking||reloaded===location.pathname||isLost())return;
isAsking=true;
try{
const {status}=await fetch(address,{method:'HEAD',cache:'no-store'});
if(status>=500||isLost())return;
sessionStorage.setItem('${RELOADED_KEY}',location.pathname);
reloaded=location.pathname;
location.reload();
}catch{}finally{isAsking=false}
},true);
})()`;
