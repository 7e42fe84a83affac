import { closeStore, saveShare } from '@/lib/store';

async function main(): Promise<void> {
  const saved = await saveShare({ id: 'same', roster: '{}', report: '{}', dataVersion: 'v1' });
  await closeStore();
  console.log(JSON.stringify(saved));
}

void main();
