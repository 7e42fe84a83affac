/** The store could not be asked; the cause is for the log, never for a client. */
export class StoreError extends Error {
  constructor(cause: unknown) {
    super('the store failed', { cause });
    this.name = 'StoreError';
  }
}
