/** Under which a browser that can wakes the worker once there is a network (app/sw/worker.ts). */
export const SYNC_TAG = 'muster-shares';
