/** Runs once before the server answers. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { makeReady } = await import('@/lib/http/ready');
  makeReady();
}
