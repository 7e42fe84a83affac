import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { SheetView } from '@/app/sheet/Sheet';
import { QrCode } from '@/app/ui/qr-code';
import { WordsProvider } from '@/app/words/Provider';
import { catalogueOf } from '@/lib/words/catalogues';
import { hostile, medieval, roman, sheetOf } from './armies';

function inEnglish(view: ReactElement): string {
  return renderToStaticMarkup(
    <WordsProvider locale="en-GB" messages={catalogueOf('en')}>
      {view}
    </WordsProvider>,
  );
}

test('the page shows heading, totals, units and wound boxes', () => {
  const html = inEnglish(<SheetView sheet={sheetOf(roman)} />);
  expect(html).toContain('<h1><bdi>Legio XX</bdi></h1>');
  expect(html).toContain('✗ Illegal, 1 breach');
  expect(html).toContain('☐☐☐');
  expect(html.match(/class="sheet-unit"/g)).toHaveLength(5);
  expect(html).toContain('<th scope="row">Special units</th><td>3-5</td>');
});

test('a medieval army has no table of categories', () => {
  const html = inEnglish(<SheetView sheet={sheetOf(medieval)} />);
  expect(html).not.toContain('sheet-totals');
  expect(html).toContain('407½ of 500 points');
});

test('hostile names are shown literally', () => {
  const html = inEnglish(<SheetView sheet={sheetOf(hostile)} />);
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(html).not.toContain('<script');
});

test('a code of a link is drawn without any other source', () => {
  const html = renderToStaticMarkup(<QrCode text="https://example.org/s/x" label="The link" />);
  expect(html).toMatch(/^<svg [^>]*aria-label="The link"[^>]*viewBox="0 0 29 29"/);
});
