import { Argument, Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { DataError } from '@/lib/catalogue/data-error';
import { fileBooks, listIds, systemIds } from '@/lib/catalogue/files';
import { PAPERS, PDF_LAYOUTS } from '@/lib/sheet/pdf/options';
import { version } from '@/package.json';
import { type CheckOptions, checkFiles, type Work } from './check';
import { FORMS, SCHEMAS, type SchemaName } from './forms';
import { endWithReader, Output } from './output';
import type { SheetOptions } from './sheet';
import { Tally } from './tally';

const STATUSES = `
Exit status: 0 all legal; 1 some illegal; 2 some input could not be read or understood.
What is wrong with an input goes to standard error as "file:line: path: what was expected".`;

/** The commands beside `check` are loaded when they are called, so that a check starts sooner. */
function program(work: Work): Command {
  const muster = new Command('muster')
    .description('Checks army rosters, prints roster sheets, and tells what the army lists offer.')
    .version(version, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .helpCommand(false)
    .addHelpText('after', STATUSES)
    .exitOverride();
  addCheck(muster, work);
  addSheet(muster, work);
  addLists(muster, work);
  addSchema(muster, work);
  return muster;
}

function addCheck(muster: Command, work: Work): void {
  muster
    .command('check')
    .description('check rosters: verdict, totals, shares, and each breach with its arithmetic')
    .argument('<FILE...>', 'roster files; - is standard input')
    .option('--json', 'print one report a line, as JSON')
    .option('--ndjson', 'each file holds one roster a line, as one that ends in .ndjson always does')
    .option('--fixes', 'print the smallest changes that repair each breach')
    .addHelpText('after', STATUSES)
    .action((files: string[], options: CheckOptions) => checkFiles(files, options, work));
}

function addSheet(muster: Command, work: Work): void {
  muster
    .command('sheet')
    .description('print the roster sheet')
    .argument('<FILE>', 'a roster file; - is standard input')
    .addOption(new Option('--as <FORM>', 'its form').choices(FORMS).default('text'))
    .option('--brief', 'the army alone, as for a chat: no profiles, wound boxes, rules and advice')
    .addOption(new Option('--layout <LAYOUT>', 'what a PDF shows').choices(PDF_LAYOUTS).default('sheet'))
    .addOption(new Option('--paper <PAPER>', 'pages of a PDF').choices(PAPERS).default('a4'))
    .option('--link <URL>', 'the address of the shared copy, for the sheet to carry', webAddress)
    .option('-o, --output <FILE>', 'write this file, in place of standard output')
    .addHelpText('after', STATUSES)
    .action(async (file: string, options: SheetOptions) => {
      const { printSheet } = await import('./sheet');
      await printSheet(file, options, work);
    });
}

/** An address that a sheet may link to. */
function webAddress(text: string): string {
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return text;
  throw new InvalidArgumentError('An http or https address is expected.');
}

function addLists(muster: Command, { out, books }: Work): void {
  muster
    .command('lists')
    .description('print the lists with their entries, prices and limits')
    .action(async () => {
      const { listsText } = await import('./lists');
      await out.write(listsText(books, listIds(), systemIds()));
    });
}

function addSchema(muster: Command, { out }: Work): void {
  muster
    .command('schema')
    .description('print a JSON Schema')
    .addArgument(new Argument('<WHAT>', 'of which file').choices(SCHEMAS))
    .action(async (what: SchemaName) => {
      const { schemaText } = await import('./schema');
      await out.write(schemaText(what));
    });
}

async function main(): Promise<void> {
  const tally = new Tally();
  const out = new Output();
  endWithReader(() => tally.status);
  process.exitCode = await statusOf(program({ books: fileBooks(), out, tally }), tally);
  await out.flush();
}

/** The status of the run; a call that is no command counts as input that cannot be understood. */
async function statusOf(muster: Command, tally: Tally): Promise<number> {
  try {
    await muster.parseAsync();
    return tally.status;
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return error.exitCode === 0 ? 0 : 2;
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof DataError ? error.message : error);
  process.exitCode = 2;
});
