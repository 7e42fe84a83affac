'use client';
import { useEffect } from 'react';
import { useSettings } from '../ui/settings';

/** The paper of the settings, which the print dialog then starts with. A style sheet of its own needs no nonce. */
export function usePaper(): void {
  const { paper } = useSettings();
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`@page { size: ${paper}; }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [paper]);
}
