import { Prisma } from '@/.build/prisma/client';
import { client } from './client';
import { StoreError } from './error';

/** A frozen roster, named by its content. */
export interface Share {
  id: string;
  /** Canonical JSON. */
  roster: string;
  /** The version of the army lists when it was first shared. */
  dataVersion: string;
  sharedAt: Date;
}

export type NewShare = Omit<Share, 'sharedAt'>;

/**
 * Keeps a roster. One that is there already stays as it was.
 * @throws {StoreError} if the store fails
 */
export async function saveShare(share: NewShare): Promise<{ sharedAt: Date; created: boolean }> {
  const sharedAt = new Date();
  const { id, roster, dataVersion } = share;
  const created = await asked(() => create({ id, roster, dataVersion, sharedAt }));
  if (created) return { sharedAt, created };
  const earlier = await findShare(id);
  if (!earlier) throw new StoreError(new Error(`share ${id} is taken and not to be found`));
  return { sharedAt: earlier.sharedAt, created };
}

/**
 * Finds a roster that was kept, or undefined.
 * @throws {StoreError} if the store fails
 */
export async function findShare(id: string): Promise<Share | undefined> {
  const row = await asked(() => client().share.findUnique({ where: { id } }));
  if (!row) return undefined;
  return { id, roster: row.roster, dataVersion: row.dataVersion, sharedAt: row.createdAt };
}

/** Whether the store can be read. */
export async function storeAnswers(): Promise<boolean> {
  try {
    await client().share.findFirst({ select: { id: true } });
    return true;
  } catch {
    return false;
  }
}

/** False if the id is taken, so of two that race one creates and the other is told. */
async function create({ sharedAt, ...share }: Share): Promise<boolean> {
  try {
    await client().share.create({ data: { ...share, createdAt: sharedAt } });
    return true;
  } catch (error) {
    if (isTaken(error)) return false;
    throw error;
  }
}

function isTaken(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';
}

async function asked<T>(question: () => Promise<T>): Promise<T> {
  try {
    return await question();
  } catch (cause) {
    throw new StoreError(cause);
  }
}
