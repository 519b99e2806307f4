import { chromium } from '@playwright/test';
const [,, mode, traceMode] = process.argv;
const base=['--no-sandbox','--disable-background-networking','--disable-component-update','--disable-sync','--no-first-run'];
const extra={default:[],nogpu:['--disable-gpu'],nogpuras:['--disable-gpu','--disable-gpu-rasterization'],swr:['--disable-gpu','--disable-software-rasterizer'],noimg:['--blink-settings=imagesEnabled=false']}[mode];
const browser=await chromium.launch({executablePath:'/usr/bin/chromium',args:[...base,...extra]});
for(let i=0;i<6;i++){const ctx=await browser.newContext({viewport:{width:1440,height:900}});
 if(traceMode) await ctx.tracing.start({snapshots:true,screenshots:false});
 const page=await ctx.newPage();
 for(const p of ['/','/search']){await page.goto('http://harbour.localhost:3300'+p);await page.waitForFunction(()=>document.documentElement.dataset.hydrated!==undefined);await page.mouse.wheel(0,1500);await page.getByRole('heading').first().textContent();
 for(let k=0;k<6;k++) await page.getByRole('main').first().isVisible();}
 if(traceMode) await ctx.tracing.stop();
 await ctx.close();}
await browser.close();
