export const STYLES = `
:root { --ink: #102a26; --soft: #51645f; --line: #dfe7e3; --ground: #f5f8f6; --card: #fff; --go: #1d7a5c; --stop: #b42318; --wait: #8a5a00; color-scheme: light; }
* { box-sizing: border-box; margin: 0; }
body { font: 15px/1.5 ui-sans-serif, system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; color: var(--ink); background: var(--ground); -webkit-font-smoothing: antialiased; }
a { color: inherit; } :focus-visible { outline: 2px solid var(--go); outline-offset: 2px; border-radius: 6px; }
.top { background: var(--ink); color: #eaf5ef; padding: 28px max(24px, calc(50vw - 616px)) 84px; }
.top h1 { font-size: 24px; font-weight: 650; letter-spacing: -0.02em; } .top p { color: #b5cfc5; max-width: 70ch; }
main { max-width: 1280px; margin: -56px auto 0; padding: 0 24px 64px; display: grid; gap: 24px; }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 14px; min-width: 0; }
.card h2 { font-size: 16px; font-weight: 650; letter-spacing: -0.01em; padding: 16px 20px; border-bottom: 1px solid var(--line); display: flex; align-items: baseline; gap: 12px; } .card h2 small { font-size: 13px; font-weight: 450; color: var(--soft); } .card h2 button { margin-left: auto; white-space: nowrap; }
.switches { display: grid; grid-template-columns: repeat(auto-fill, minmax(210px, 1fr)); gap: 14px 20px; padding: 18px 20px 20px; }
.switches label { display: grid; gap: 4px; min-width: 0; font-size: 13px; color: var(--soft); } .switches select { width: 100%; min-width: 0; font: inherit; font-size: 15px; color: var(--ink); background: #fff; border: 1px solid #cfdad5; border-radius: 8px; padding: 7px 10px; } .switches select[data-on=true] { border-color: var(--wait); box-shadow: 0 0 0 1px var(--wait); }
.both { display: grid; grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr); gap: 24px; align-items: start; }
ul { list-style: none; padding: 0; } li { padding: 12px 20px; display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 2px 16px; align-items: center; } li > .line { grid-column: 1 / -1; } li + li { border-top: 1px solid var(--line); }
.line { display: flex; align-items: baseline; gap: 10px; } .line b { font-weight: 600; overflow-wrap: anywhere; } .line .amount { font-variant-numeric: tabular-nums; } .line .end { margin-left: auto; white-space: nowrap; color: var(--soft); font-size: 13px; font-variant-numeric: tabular-nums; }
.facts { color: var(--soft); font-size: 13px; overflow-wrap: anywhere; } .facts span + span::before { content: ' · '; }
.state { font-size: 12px; font-weight: 600; padding: 1px 8px; border-radius: 99px; white-space: nowrap; background: #e9efec; color: var(--soft); } .state.go { background: #dcefe5; color: #14573f; } .state.wait { background: #fbecd0; color: #6d4700; } .state.stop { background: #fbe3e0; color: #8f1b12; }
.acts { display: flex; gap: 6px; } button, .acts a { font: inherit; font-size: 13px; color: var(--ink); background: #fff; border: 1px solid #cfdad5; border-radius: 7px; padding: 3px 10px; cursor: pointer; text-decoration: none; } button:hover, .acts a:hover { border-color: var(--go); } button:disabled { opacity: .5; cursor: progress; }
.empty { color: var(--soft); padding: 40px 24px; text-align: center; }
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(250px, 1fr)); gap: 0 24px; padding: 8px 20px 16px; } .cards div { display: flex; justify-content: space-between; gap: 16px; padding: 6px 0; border-bottom: 1px solid var(--line); font-size: 14px; } .cards dt { color: var(--soft); } .cards dd { font: 14px ui-monospace, SFMono-Regular, Menlo, monospace; white-space: nowrap; }
.stale { display: none; position: fixed; inset: auto 0 0; background: var(--stop); color: #fff; text-align: center; padding: 12px; } [data-stale=true] .stale { display: block; }
@media (max-width: 560px) { .switches { grid-template-columns: 1fr 1fr; } }
@media (max-width: 900px) { .both { grid-template-columns: minmax(0, 1fr); } main { padding: 0 16px 48px; gap: 16px; } .top { padding-inline: 16px; } }
`;
