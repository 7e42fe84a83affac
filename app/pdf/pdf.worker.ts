import { sheetPdf } from '@/lib/sheet/pdf/make';
import type { Asked, Told } from './messages';

const tell = (told: Told, handedOver: Transferable[] = []) =>
  self.postMessage(told, { transfer: handedOver });

self.onmessage = async ({ data: { sheet, request, fonts } }: MessageEvent<Asked>) => {
  try {
    const bytes = Uint8Array.from(
      await sheetPdf(sheet, request, (name) => fetchFont(`${fonts}/${name}.woff`)),
    );
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
