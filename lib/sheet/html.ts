import { style } from './html-style';
import type { Sheet, SheetUnit, TermGroup, WoundTrack } from './sheet';
import { sumLines } from './sums';
import { capital, figure, leftText, priceText, totalText } from './words';
import { woundRows, woundText } from './wounds';

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text that HTML shows as it is, in elements and in attributes. */
export function htmlEscape(text: string): string {
  return text.replace(/[&<>"']/g, (mark) => ENTITIES[mark] ?? mark);
}

const esc = htmlEscape;

/** The sheet as one HTML file that needs nothing else. */
export function sheetHtml(sheet: Sheet): string {
  const body = [
    heading(sheet),
    said('Breaches', sheet.breaches),
    said('Lapsed waivers', sheet.lapsed),
    totals(sheet),
    `<section>\n<h2>Units</h2>\n${sheet.units.map((unit) => unitHtml(unit, sheet.columns)).join('\n')}\n</section>`,
    said('Advice', sheet.advice),
    ...sheet.glossary.map(glossary),
  ];
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${esc(sheet.name)}</title>
<style>${style}</style>
</head>
<body>
${body.filter((part) => part !== '').join('\n')}
</body>
</html>
`;
}

function heading(sheet: Sheet): string {
  const made = [sheet.date, sheet.dataVersion && `data ${sheet.dataVersion}`].filter(
    (part) => part !== undefined,
  );
  const link = sheet.link === undefined ? '' : `<p><a href="${esc(sheet.link)}">${esc(sheet.link)}</a></p>`;
  return `<header>
<h1>${name(sheet.name)}</h1>
<p>${[sheet.list, totalText(sheet.points), leftText(sheet.points)].map(esc).join(' · ')} · <strong>${esc(sheet.verdictText)}</strong></p>
${made.length === 0 ? '' : `<p>${made.map(esc).join(' · ')}</p>`}${link}${sheet.settings.map((setting) => `<p>${esc(setting)}</p>`).join('')}
</header>`;
}

function said(title: string, sayings: readonly { message: string }[]): string {
  if (sayings.length === 0) return '';
  const items = sayings.map(({ message }) => `<li>${name(message)}</li>`).join('');
  return `<section>\n<h2>${title}</h2>\n<ul>${items}</ul>\n</section>`;
}

function totals(sheet: Sheet): string {
  const { categories, points } = sheet;
  const sums = sumLines(sheet).map((line) => `<li>${esc(line)}</li>`);
  const list = sums.length === 0 ? '' : `<ul class="sums">${sums.join('')}</ul>\n`;
  if (categories.length === 0) return list === '' ? '' : `<section>\n<h2>Totals</h2>\n${list}</section>`;
  const rows = categories.map(
    ({ name: category, units, points: has, limit }) =>
      `<tr><th scope="row">${esc(category)}</th><td>${esc(units)}</td><td class="figure">${figure(has)}</td><td>${esc(limit)}</td></tr>`,
  );
  return `<section>
<h2>Totals</h2>
<table class="totals">
<thead><tr><th scope="col">Category</th><th scope="col">Unit numbers</th><th scope="col" class="figure">Points</th><th scope="col">Limit</th></tr></thead>
<tbody>${rows.join('')}</tbody>
<tfoot><tr><th scope="row">Army</th><td></td><td class="figure">${figure(points.spent)}</td><td>of ${figure(points.agreed)}</td></tr></tfoot>
</table>
${list}</section>`;
}

function unitHtml(unit: SheetUnit, columns: Sheet['columns']): string {
  const kind = unit.kind === undefined ? '' : `${name(unit.kind)} · `;
  const sum = unit.sum === '' ? '' : ` · ${esc(unit.sum)}`;
  const facts = unit.facts.map(({ label, value }) => pair(label, name(value)));
  const note = unit.note === undefined ? [] : [pair('Note', `<span class="note">${name(unit.note)}</span>`)];
  const breaches = unit.breaches.map(
    ({ waived, message }) => `<p class="${waived ? 'waived' : 'breach'}">Breach: ${name(message)}</p>`,
  );
  return `<article>
<h3>${unit.number}. ${name(unit.title)} <span class="points">${priceText(unit.points)}</span></h3>
<p>${kind}${esc(unit.count)}${sum}</p>
${profiles(unit, columns)}<dl>${[...facts, ...unit.wounds.flatMap(wounds), ...note].join('')}</dl>${breaches.join('')}
</article>`;
}

function profiles({ profiles: rows }: SheetUnit, columns: Sheet['columns']): string {
  if (rows.length === 0) return '';
  const head = columns.map(
    ({ id, name: full }) => `<th scope="col"><abbr title="${esc(full)}">${esc(id)}</abbr></th>`,
  );
  const body = rows.map(
    (row) =>
      `<tr><th scope="row">${esc(row.name)}</th>${row.cells.map((cell) => `<td>${esc(cell)}</td>`).join('')}</tr>`,
  );
  return `<table class="profile"><thead><tr><td></td>${head.join('')}</tr></thead><tbody>${body.join('')}</tbody></table>\n`;
}

function wounds(track: WoundTrack): string[] {
  const rows = woundRows(track);
  const boxes = rows.map((count) => `${esc(track.name)} ${'<i class="box"></i>'.repeat(count)}`);
  return boxes.length === 0
    ? [pair('Wounds', esc(woundText(track)))]
    : boxes.map((box) => pair('Wounds', box));
}

function glossary({ title, terms }: TermGroup): string {
  const told = terms.map(
    ({ name: term, summary, cite }) =>
      `<p><strong>${esc(capital(term))}.</strong> ${esc(summary)} <cite>${esc(cite)}</cite></p>`,
  );
  return `<section class="glossary">\n<h2>${esc(title)}</h2>\n${told.join('\n')}\n</section>`;
}

function pair(label: string, value: string): string {
  return `<div><dt>${esc(label)}</dt><dd>${value}</dd></div>`;
}

/** A player's text keeps its direction to itself. */
function name(text: string): string {
  return `<bdi>${esc(text)}</bdi>`;
}
