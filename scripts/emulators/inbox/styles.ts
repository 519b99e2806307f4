export const STYLES = `
:root { --ink: #102a26; --soft: #51645f; --line: #dfe7e3; --ground: #f5f8f6; --card: #fff; --go: #1d7a5c; --stop: #b42318; color-scheme: light; }
* { box-sizing: border-box; margin: 0; }
body { font: 15px/1.5 ui-sans-serif, system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; color: var(--ink); background: var(--ground); height: 100dvh; display: grid; grid-template-rows: auto minmax(0, 1fr); -webkit-font-smoothing: antialiased; }
a { color: inherit; } :focus-visible { outline: 2px solid var(--go); outline-offset: 2px; border-radius: 6px; }
[hidden] { display: none !important; }
.visually-hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.top { background: var(--ink); color: #eaf5ef; display: flex; flex-wrap: wrap; align-items: center; gap: 12px 24px; padding: 12px 24px; }
.top h1 { font-size: 20px; font-weight: 650; letter-spacing: -0.02em; }
.top form { flex: 1 1 200px; } .top input { width: 100%; max-width: 420px; font: inherit; padding: 8px 14px; border: 1px solid #2f544c; border-radius: 9px; background: #1c433c; color: #fff; } .top input::placeholder { color: #b5cfc5; }
.faults { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 16px; font-size: 13px; color: #b5cfc5; }
.faults :is(select, button) { font: inherit; color: #eaf5ef; background: #1c433c; border: 1px solid #2f544c; border-radius: 7px; padding: 5px 8px; cursor: pointer; }
main { display: grid; grid-template-columns: minmax(280px, 380px) minmax(0, 1fr); min-height: 0; }
nav { overflow-y: auto; border-right: 1px solid var(--line); background: var(--card); }
ul { list-style: none; padding: 0; } li + li { border-top: 1px solid var(--line); }
li a { display: block; padding: 12px 24px; text-decoration: none; } li a:hover { background: var(--ground); } li a[aria-current] { background: #e4f2eb; box-shadow: inset 3px 0 var(--go); }
.line { display: flex; justify-content: space-between; gap: 12px; } .line b { font-weight: 600; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; } time { color: var(--soft); font-size: 13px; white-space: nowrap; font-variant-numeric: tabular-nums; }
.subject { display: -webkit-box; -webkit-line-clamp: 2; -webkit-box-orient: vertical; overflow: hidden; color: var(--soft); font-size: 14px; } .subject i { font-style: normal; font-size: 12px; font-weight: 600; color: var(--go); }
article { overflow-y: auto; padding: 24px 32px; display: flex; flex-direction: column; min-width: 0; }
h2 { font-size: 22px; line-height: 1.2; letter-spacing: -0.01em; margin-bottom: 12px; overflow-wrap: anywhere; }
dl { display: grid; gap: 2px; margin-bottom: 16px; } dl div { display: grid; grid-template-columns: 120px 1fr; } dt { color: var(--soft); } dd { overflow-wrap: anywhere; }
[role=tablist] { display: flex; gap: 4px; align-items: center; margin-bottom: 12px; } [role=tab] { font: inherit; border: 1px solid transparent; background: none; color: var(--soft); padding: 5px 14px; border-radius: 8px; cursor: pointer; } [role=tab][aria-selected=true] { background: var(--card); border-color: var(--line); color: var(--ink); font-weight: 600; } [role=tablist] a { margin-left: auto; font-size: 14px; }
[role=tabpanel] { flex: 1; min-height: 360px; } iframe { width: 100%; height: 100%; min-height: 640px; border: 1px solid var(--line); border-radius: 12px; background: #fff; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 20px; font: 14px/1.6 ui-monospace, SFMono-Regular, Menlo, monospace; }
table { width: 100%; border-collapse: collapse; font-size: 13px; background: var(--card); border: 1px solid var(--line); border-radius: 12px; } th { text-align: left; vertical-align: top; white-space: nowrap; color: var(--soft); font-weight: 500; } :is(th, td) { padding: 7px 14px; border-bottom: 1px solid var(--line); overflow-wrap: anywhere; }
.bubble { max-width: 420px; background: #dcefe5; border-radius: 18px 18px 18px 4px; padding: 12px 18px; white-space: pre-wrap; }
.nothing { color: var(--soft); padding: 32px 24px; text-align: center; margin: auto; max-width: 44ch; }
.back { display: none; margin-bottom: 12px; }
.stale { display: none; position: fixed; inset: auto 0 0; background: var(--stop); color: #fff; text-align: center; padding: 12px; } [data-stale=true] .stale { display: block; }
@media (max-width: 760px) { main { grid-template-columns: minmax(0, 1fr); } main:not(.reading) article { display: none; } main.reading nav { display: none; } article { padding: 16px; } .back { display: block; } dl div { grid-template-columns: 96px 1fr; } }
`;
