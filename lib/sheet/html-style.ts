/** The style of the stand-alone sheet: dark on white, for A4 and Letter. */
export const style = `
@page { margin: 14mm; }
:root { color-scheme: light; }
* { box-sizing: border-box; }
body { margin: 1.5rem auto; max-width: 46rem; padding: 0 1rem; background: #fff; color: #1a1a1a;
  font: 0.875rem/1.4 "Source Sans 3", "Segoe UI", system-ui, sans-serif; font-variant-numeric: tabular-nums lining-nums; }
h1 { font-size: 1.6rem; line-height: 1.15; margin: 0 0 0.25rem; }
h2 { font-size: 1.05rem; margin: 1.25rem 0 0.35rem; border-bottom: 1.5px solid #1a1a1a; }
h3 { font-size: 1rem; margin: 0; display: flex; gap: 0.75rem; justify-content: space-between; }
h1, h3, p, dd, li { overflow-wrap: anywhere; }
p { margin: 0.1rem 0; }
ul { margin: 0; padding-left: 1.1rem; }
article { border-top: 1px solid #999; padding: 0.4rem 0; break-inside: avoid; }
h2, thead { break-after: avoid; }
table { border-collapse: collapse; }
th, td { padding: 0.05rem 0.4rem; text-align: left; }
th[scope="row"] { font-weight: 600; padding-left: 0; }
.profile td, .profile thead th { text-align: center; min-width: 2rem; }
.profile thead { border-bottom: 1px solid #999; }
.profile abbr { text-decoration: none; }
.totals { width: 100%; }
.totals tfoot { border-top: 1px solid #1a1a1a; }
.figure { text-align: right; }
.points { white-space: nowrap; }
dl { margin: 0.15rem 0 0; }
dl div { display: inline; margin-right: 0.9rem; }
dt { display: inline; font-weight: 600; }
dt::after { content: ": "; }
dd { display: inline; margin: 0; }
.note { white-space: pre-line; }
.box { display: inline-block; width: 0.8em; height: 0.8em; border: 1.2px solid #1a1a1a; margin: 0 0.1em; vertical-align: -0.05em; }
.breach { color: #8f1414; font-weight: 600; }
.waived { font-style: italic; }
.glossary p { break-inside: avoid; }
cite { color: #555; font-style: normal; font-size: 0.8em; }
@media print { body { margin: 0; max-width: none; padding: 0; font-size: 9pt; } }
`;
