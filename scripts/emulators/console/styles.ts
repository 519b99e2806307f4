export const STYLES = `
:root { --ink: #102a26; --soft: #51645f; --line: #dfe7e3; --ground: #f5f8f6; --card: #fff; --go: #1d7a5c; --stop: #b42318; color-scheme: light; }
* { box-sizing: border-box; margin: 0; }
body { font: 16px/1.5 ui-sans-serif, system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; color: var(--ink); background: var(--ground); -webkit-font-smoothing: antialiased; }
.top { background: var(--ink); color: #eaf5ef; padding: 40px max(24px, calc(50vw - 536px)) 88px; }
.brand { display: flex; align-items: center; gap: 12px; font-size: 24px; font-weight: 650; letter-spacing: -0.02em; }
.brand svg { width: 36px; } .brand rect { fill: #1c433c; } .brand path { stroke: #b8f2c9; stroke-width: 3.4; fill: none; stroke-linecap: round; }
.top p { margin-top: 8px; color: #b5cfc5; }
main { max-width: 1120px; margin: -56px auto 0; padding: 0 24px 64px; }
section { margin-bottom: 40px; }
h2 { font-size: 14px; font-weight: 600; letter-spacing: 0.02em; color: var(--soft); margin-bottom: 12px; }
#refreshed section:first-child h2 { color: #b5cfc5; }
ul { list-style: none; padding: 0; }
a { color: inherit; } :focus-visible { outline: 2px solid var(--go); outline-offset: 3px; border-radius: 6px; }
.sites { display: grid; grid-template-columns: repeat(auto-fill, minmax(240px, 1fr)); gap: 16px; }
.site { display: grid; gap: 2px; background: var(--card); border: 1px solid var(--line); border-radius: 14px; padding: 0 20px 18px; text-decoration: none; overflow: hidden; transition: box-shadow 180ms ease-out, transform 180ms ease-out; box-shadow: 0 1px 2px rgb(16 42 38 / 6%); }
.site:hover { box-shadow: 0 10px 30px rgb(16 42 38 / 12%); transform: translateY(-2px); }
.swatch { height: 64px; margin: 0 -20px 14px; background: linear-gradient(100deg, var(--brand) 0 62%, var(--accent) 62%); }
.site strong { font-size: 18px; letter-spacing: -0.01em; } .meta, .address, .detail { color: var(--soft); font-size: 14px; }
.count { margin-top: 10px; font-size: 14px; } .count b { font-size: 20px; font-variant-numeric: tabular-nums; letter-spacing: -0.01em; }
.services { background: var(--card); border: 1px solid var(--line); border-radius: 14px; }
.services li { display: grid; grid-template-columns: 12px 160px 1fr auto; gap: 14px; align-items: center; padding: 13px 20px; } .services li + li { border-top: 1px solid var(--line); }
.services a { font-size: 14px; }
.dot { width: 10px; height: 10px; border-radius: 50%; } .dot.ok { background: var(--go); } .dot.down { background: var(--stop); }
.studio { display: grid; grid-template-columns: 1fr 1.5fr; gap: 32px; background: var(--card); border: 1px solid var(--line); border-radius: 14px; padding: 24px; }
.studio p { color: var(--soft); margin-bottom: 16px; }
.button { display: inline-block; background: var(--ink); color: #fff; text-decoration: none; padding: 10px 18px; border-radius: 9px; font-weight: 550; }
.users { display: grid; gap: 10px; align-content: start; }
.users li { display: grid; grid-template-columns: 70px 1fr auto auto; gap: 12px; align-items: center; border: 1px solid var(--line); border-radius: 10px; padding: 10px 14px; } .users span { color: var(--soft); font-size: 14px; }
code { font: 14px ui-monospace, SFMono-Regular, Menlo, monospace; background: var(--ground); padding: 3px 8px; border-radius: 6px; white-space: nowrap; }
.users button { font: inherit; font-size: 14px; border: 1px solid var(--line); background: none; border-radius: 6px; padding: 3px 10px; min-width: 68px; cursor: pointer; color: inherit; }
.empty { background: var(--card); border: 1px dashed var(--line); border-radius: 14px; padding: 32px; color: var(--soft); text-align: center; }
.stale { display: none; position: fixed; inset: auto 0 0; background: var(--stop); color: #fff; text-align: center; padding: 12px; } [data-stale=true] .stale { display: block; }
@media (max-width: 720px) { .studio { grid-template-columns: 1fr; } .services li { grid-template-columns: 12px 1fr auto; } .services .detail { grid-column: 2 / -1; grid-row: 2; } .users li { grid-template-columns: 1fr auto; } }
@media (prefers-reduced-motion: reduce) { .site { transition: none; } .site:hover { transform: none; } }
`;
