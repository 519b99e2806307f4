/** On a form whose words are kept in this tab as they are typed, so that a reload loses none of them. */
export const KEPT_ATTRIBUTE = 'data-kept';
/** The path of the page that is being reloaded, in the tab's storage. */
const RELOADED_KEY = 'forecourt:reloaded';

/**
 * An inline script at the top of the page. A file of our build that does not load was mostly removed by a roll-out since the
 * page was opened: the page is reloaded, once, since the same file may be missing again. It stays as it is while the network
 * is away, once a form was sent, and while anything is typed that nobody keeps: such a form still works, with what has
 * loaded or as a plain one. Short names, since every page carries it.
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
