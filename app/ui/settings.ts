'use client';
import { useSyncExternalStore } from 'react';
import { LENGTHS, type Length } from '@/lib/sheet/length';
import { PAPERS, type Paper } from '@/lib/sheet/pdf/options';
import { Listeners } from '@/lib/shelf/listeners';

/** What a player prefers, on every page of this browser. */
export interface Settings {
  paper: Paper;
  /** In which distances are told. */
  length: Length;
  /** Whether single letters are shortcuts. */
  letters: boolean;
  /** Whether the builder shows one line a unit. */
  condensed: boolean;
}

const KEY = 'muster-settings';
/** Where paper is of the Letter size. */
const LETTER = new Set(['US', 'CA', 'MX', 'PH', 'CL', 'CO', 'CR', 'GT', 'PA', 'SV', 'VE']);

const listeners = new Listeners();
let current: Settings | undefined;

function usualPaper(): Paper {
  try {
    return LETTER.has(new Intl.Locale(navigator.language).maximize().region ?? '') ? 'letter' : 'a4';
  } catch {
    return 'a4';
  }
}

function keptText(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Settings of a text that may be anything: what is none of the choices is the usual one. */
export function settingsOf(kept: string | null, paper: Paper): Settings {
  let said: Partial<Record<keyof Settings, unknown>> = {};
  try {
    said = (JSON.parse(kept ?? '{}') ?? {}) as typeof said;
  } catch {
    // As if nothing were kept.
  }
  return {
    paper: PAPERS.find((choice) => choice === said.paper) ?? paper,
    length: LENGTHS.find((choice) => choice === said.length) ?? 'inches',
    letters: said.letters !== false,
    condensed: said.condensed === true,
  };
}

/** The settings as they are: the same object until they change. */
export function settings(): Settings {
  current ??= settingsOf(keptText(), usualPaper());
  return current;
}

/** Changes settings, and keeps them where the browser lets it; else they last as long as the page. */
export function changeSettings(part: Partial<Settings>): void {
  current = { ...settings(), ...part };
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // It lasts as long as the page.
  }
  listeners.tell();
}

function subscribe(listener: () => void): () => void {
  const elsewhere = (event: StorageEvent) => {
    if (event.key !== KEY) return;
    current = undefined;
    listener();
  };
  const stop = listeners.subscribe(listener);
  window.addEventListener('storage', elsewhere);
  return () => {
    stop();
    window.removeEventListener('storage', elsewhere);
  };
}

const USUAL: Settings = { paper: 'a4', length: 'inches', letters: true, condensed: false };

export function useSettings(): Settings {
  return useSyncExternalStore(subscribe, settings, () => USUAL);
}
