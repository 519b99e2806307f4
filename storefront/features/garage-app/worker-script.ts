import { createHash } from 'node:crypto';
import { MOST_PHOTOS, PHOTOS_PATH } from '@forecourt/lib/leads/trade-in/limits';
import { PHOTOS_FIELD } from '@/features/trade-in/address.ts';
import { SHARED_CACHE, SHARED_MS, SHARED_PREFIX } from '@/features/trade-in/shared-photos.ts';
import { APP_PATHS, CACHE_PREFIX, WORKER_MESSAGES } from './paths.ts';

const VERSION_MARK = '__VERSION__';

/**
 * The service worker of My Garage. It handles only opening the garage, its scope: with a connection the
 * page comes from the server, without one it shows the copy kept for reading, which states its time. It caches
 * nothing else, so no page can show an old price as current. A new version waits until all its pages are closed
 * or somebody presses for it, and takes over the last copy then. Signing out also removes what arrives while it
 * is asked for, and the notifications that are shown; the page clears the count on the icon.
 *
 * It is registered a second time for the address that photos are shared with. There it keeps the photos of a shopper
 * without a valuation for a day, for the step that takes photos. An empty form finds out: without a valuation the
 * server answers 404 with the address of its first page.
 */
const SCRIPT = `const CACHE='${CACHE_PREFIX}${VERSION_MARK}';
const OFFLINE='${APP_PATHS.offline}';
const SHARES=new URL(self.registration.scope).pathname==='${PHOTOS_PATH}';
let forgotten=0;
const forget=async()=>{
forgotten+=1;
for(const name of await caches.keys())if(name.startsWith('${CACHE_PREFIX}'))await(await caches.open(name)).delete(OFFLINE);
for(const shown of await self.registration.getNotifications())shown.close();
};
const keep=async message=>{
const before=forgotten;
const [vehicles,language]=message.split(' ');
const query=[vehicles&&'saved='+vehicles,language&&'language='+language].filter(Boolean).join('&');
const answer=await fetch(OFFLINE+(query&&'?'+query),{credentials:'same-origin',cache:'no-store'});
if(answer.ok){
await(await caches.open(CACHE)).put(OFFLINE,answer);
if(forgotten!==before)await forget();
}else if(answer.status===401||answer.status===404)await forget();
};
const take=async name=>{
const kept=await caches.match(OFFLINE,{cacheName:name});
if(kept)await(await caches.open(CACHE)).put(OFFLINE,kept);
};
const quietly=work=>work.catch(()=>{});
self.addEventListener('activate',event=>event.waitUntil((async()=>{
if(SHARES)return;
for(const name of await caches.keys())if(name.startsWith('${CACHE_PREFIX}')&&name!==CACHE){
await quietly(take(name));
await caches.delete(name);
}
await self.registration.navigationPreload?.enable();
})()));
self.addEventListener('message',event=>{
const {data}=event;
if(data.startsWith('${WORKER_MESSAGES.keep}'))event.waitUntil(quietly(keep(data.slice(${WORKER_MESSAGES.keep.length}))));
if(data==='${WORKER_MESSAGES.forget}')event.waitUntil(quietly(Promise.all([forget(),caches.delete('${SHARED_CACHE}')])));
if(data==='${WORKER_MESSAGES.update}')self.skipWaiting();
});
const store=async request=>{
const photos=(await request.formData()).getAll('${PHOTOS_FIELD}').filter(({size})=>size>0);
const cache=await caches.open('${SHARED_CACHE}');
const now=Date.now();
await Promise.all(photos.slice(0,${MOST_PHOTOS}).map((photo,index)=>cache.put('${SHARED_PREFIX}'+now+'-'+index,new Response(photo))));
const kept=await cache.keys();
for(const [index,{url}] of kept.entries())if(index<kept.length-${MOST_PHOTOS}||parseInt(new URL(url).pathname.slice(${SHARED_PREFIX.length}))<now-${SHARED_MS})await cache.delete(url);
};
const share=async request=>{
const photos=request.clone();
const asked=await fetch(request.url,{method:'POST',body:new FormData(),headers:{accept:'application/json'},redirect:'manual'}).catch(()=>null);
const next=asked&&asked.status===404?await asked.json().then(answer=>answer.next,()=>''):'';
if(asked&&!next)return fetch(request);
await quietly(store(photos));
if(asked)return Response.redirect(new URL(next,self.location.origin),303);
return await caches.match(OFFLINE)||Response.error();
};
const open=async event=>{
try{
const answer=await event.preloadResponse||await fetch(event.request);
if(answer.type==='opaqueredirect'||answer.redirected)await quietly(forget());
return answer;
}catch(error){
const kept=await caches.match(OFFLINE,{cacheName:CACHE});
if(kept)return kept;
throw error;
}
};
self.addEventListener('fetch',event=>{
const {request}=event;
if(SHARES){
if(request.mode==='navigate'&&request.method==='POST'&&new URL(request.url).search)event.respondWith(share(request));
}else if(request.mode==='navigate'&&request.method==='GET')event.respondWith(open(event));
});
self.addEventListener('push',event=>event.waitUntil((async()=>{
const {id,title,body,path,unread}=event.data.json();
await self.registration.showNotification(title,{body,tag:id,icon:'/app-icon-192.png',data:{path}});
if(self.navigator.setAppBadge)await quietly(self.navigator.setAppBadge(unread));
})()));
self.addEventListener('notificationclick',event=>{
event.notification.close();
event.waitUntil((async()=>{
const address=new URL(event.notification.data.path,self.location.origin);
if(address.origin!==self.location.origin)return;
const [page]=await self.clients.matchAll({type:'window'});
if(page)try{await page.focus();await page.navigate(address.href);return;}catch{}
await self.clients.openWindow(address.href);
})());
});
self.addEventListener('pushsubscriptionchange',event=>event.waitUntil(quietly((async()=>{
const options=event.oldSubscription?.options;
if(!options)return;
const {endpoint,keys}=(await self.registration.pushManager.subscribe(options)).toJSON();
await fetch('${APP_PATHS.subscribe}',{method:'POST',headers:{'content-type':'application/json'},body:JSON.stringify({endpoint,keys})});
})())));
`;

/** Removes itself and what it kept: the site no longer has the app. */
const LEAVING_SCRIPT = `self.addEventListener('install',()=>self.skipWaiting());
self.addEventListener('activate',event=>event.waitUntil((async()=>{
for(const name of await caches.keys())if(name.startsWith('${CACHE_PREFIX}')||name==='${SHARED_CACHE}')await caches.delete(name);
await self.registration.unregister();
})()));
`;

const versionOf = (script: string): string => createHash('sha256').update(script).digest('hex').slice(0, 12);

/** Returns the service worker's script; its version, a hash of the script, names its cache. */
export const workerScript = (hasApp: boolean): string =>
  hasApp ? SCRIPT.replaceAll(VERSION_MARK, versionOf(SCRIPT)) : LEAVING_SCRIPT;
