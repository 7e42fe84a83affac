import { Prisma } from '@/.build/prisma/client';
import { client } from './client';
import { StoreError } from './error';

/** A frozen roster, named by its content. */
export interface Share {
  id: string;
  /** Canonical JSON; empty once it is withdrawn. */
  roster: string;
  /** Its report when it was first shared, as JSON; null where none was kept. */
  report: string | null;
  /** The version of the army lists when it was first shared. */
  dataVersion: string;
  sharedAt: Date;
  /** Whether everybody who shared it has withdrawn it. */
  withdrawn: boolean;
}

export interface NewShare extends Pick<Share, 'id' | 'roster' | 'dataVersion'> {
  report: string;
  /** The hash of the key by which its maker can withdraw it; without one it stays. */
  keyHash?: string;
}

/** What became of a wish to withdraw: `kept` is a share that others have made too. */
export type Withdrawal = 'withdrawn' | 'kept' | 'not-yours' | 'unknown';

/** The sharer who gave no key. */
const NOBODY = '';

/**
 * Keeps a roster, and who shares it. One that is there already stays as it was; one that was withdrawn is shared anew.
 * @throws {StoreError} if the store fails
 */
export async function saveShare(share: NewShare): Promise<{ sharedAt: Date; created: boolean }> {
  const sharedAt = new Date();
  const created = await asked(async () => (await create(share, sharedAt)) || (await join(share, sharedAt)));
  if (created) return { sharedAt, created };
  const earlier = await findShare(share.id);
  if (!earlier) throw new StoreError(new Error(`share ${share.id} is taken and not to be found`));
  return { sharedAt: earlier.sharedAt, created };
}

/**
 * Finds a roster that was kept, or undefined.
 * @throws {StoreError} if the store fails
 */
export async function findShare(id: string): Promise<Share | undefined> {
  const row = await asked(() => client().share.findUnique({ where: { id } }));
  if (!row) return undefined;
  const { roster, report, dataVersion, createdAt, withdrawnAt } = row;
  return { id, roster, report, dataVersion, sharedAt: createdAt, withdrawn: withdrawnAt !== null };
}

/**
 * Takes back what the holder of a key has shared. With the last sharer the roster itself is gone.
 * @throws {StoreError} if the store fails
 */
export async function withdrawShare(id: string, keyHash: string): Promise<Withdrawal> {
  const mine = { shareId: id, keyHash, NOT: { keyHash: NOBODY } };
  const [left, gone] = await asked(() =>
    client().$transaction([
      client().sharer.deleteMany({ where: mine }),
      client().share.updateMany({
        where: { id, withdrawnAt: null, sharers: { none: {} } },
        data: { roster: '', report: null, withdrawnAt: new Date() },
      }),
    ]),
  );
  if (left.count > 0) return gone.count > 0 ? 'withdrawn' : 'kept';
  return (await findShare(id)) ? 'not-yours' : 'unknown';
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
async function create(share: NewShare, createdAt: Date): Promise<boolean> {
  const { keyHash = NOBODY, ...content } = share;
  try {
    await client().share.create({
      data: { ...content, createdAt, sharers: { create: { keyHash, createdAt } } },
    });
    return true;
  } catch (error) {
    if (isTaken(error)) return false;
    throw error;
  }
}

/** Adds a sharer to a share that is there. True if it had been withdrawn. */
async function join({ id, keyHash = NOBODY, ...content }: NewShare, createdAt: Date): Promise<boolean> {
  const [revived] = await client().$transaction([
    client().share.updateMany({
      where: { id, withdrawnAt: { not: null } },
      data: { ...content, createdAt, withdrawnAt: null },
    }),
    client().sharer.upsert({
      where: { shareId_keyHash: { shareId: id, keyHash } },
      create: { shareId: id, keyHash, createdAt },
      update: {},
    }),
  ]);
  return revived.count > 0;
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
