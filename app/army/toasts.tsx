'use client';
import { type ComponentType, useEffect, useState } from 'react';
import type { ToastOptions } from '../ui/toaster';

type Ask = (options: ToastOptions) => void;

let ask: Ask | undefined;
let withdraw: (() => void) | undefined;

/** Shows a toast; the code for it comes with the first one. */
export function toastLater(options: ToastOptions): void {
  ask?.(options);
}

/** Closes the toasts that offer to take back what was undone another way. */
export function closeOffersLater(): void {
  withdraw?.();
}

/** Where toasts appear once there is one. */
export function Toasts() {
  const [Toaster, setToaster] = useState<ComponentType>();
  const [waiting, setWaiting] = useState<readonly ToastOptions[]>([]);
  useEffect(() => {
    ask = (options) => setWaiting((before) => [...before, options]);
    return () => {
      ask = undefined;
    };
  }, []);
  useEffect(() => {
    if (waiting.length === 0) return;
    // Where the code cannot be loaded, the page's own Undo still does what the toast offers.
    void import('../ui/toaster').then((loaded) => setToaster(() => loaded.Toaster)).catch(() => undefined);
  }, [waiting]);
  useEffect(() => {
    if (!Toaster || waiting.length === 0) return;
    setWaiting([]);
    void import('../ui/toaster').then(({ toast, closeOffers }) => {
      withdraw = closeOffers;
      waiting.forEach(toast);
    });
  }, [Toaster, waiting]);
  return Toaster ? <Toaster /> : null;
}
