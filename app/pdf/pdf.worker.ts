import { sheetPdf } from '@/lib/sheet/pdf/make';
import { makeWords, messageAt } from '@/lib/words/words';
import type { Asked, Told } from './messages';

const tell = (told: Told, handedOver: Transferable[] = []) =>
  self.postMessage(told, { transfer: handedOver });

self.onmessage = async ({ data }: MessageEvent<Asked>) => {
  const { sheet, request, fonts, locale, messages } = data;
  try {
    const means = {
      fonts: (name: string) => fetchFont(`${fonts}/${name}.woff`),
      words: makeWords(locale, (key) => messageAt(messages, key)),
    };
    const bytes = Uint8Array.from(await sheetPdf(sheet, request, means));
    tell({ bytes }, [bytes.buffer]);
  } catch (error) {
    tell({ failed: String(error) });
  }
};

async function fetchFont(url: string): Promise<Uint8Array> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} was answered with ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}
