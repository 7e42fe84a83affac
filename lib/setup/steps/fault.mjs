/** Something that whoever runs the command can mend; told in one line, without a stack trace, or not at all. */
export class Fault extends Error {}

/** Runs a command's main function; a fault ends it with one line and exit code 1. */
export async function main(work) {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Fault)) console.error(error);
    else if (error.message) console.error(error.message);
    process.exit(1);
  }
}
