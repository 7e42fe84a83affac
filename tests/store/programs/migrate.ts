import { migrate } from '@/lib/store/migrate';

console.log(JSON.stringify(migrate(process.argv[2] ?? '')));
