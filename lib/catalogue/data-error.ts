/** A data file that is broken: a fault of whoever edits the lists, and never of an input. */
export class DataError extends Error {
  constructor(file: string, message: string) {
    super(`${file}: ${message}`);
    this.name = 'DataError';
  }
}
