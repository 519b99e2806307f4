'use client';
import { useEffect } from 'react';

const LONGEST_WAIT_MS = 5_000;

/** Opens the print dialog once fonts and pictures have loaded (OPEN-022), or after five seconds. */
export function PrintDialog() {
  useEffect(() => {
    let isLeft = false;
    const pictures = [...document.images].map((image) => image.decode().catch(() => {}));
    const longestWait = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS));
    void Promise.race([Promise.all([document.fonts.ready, ...pictures]), longestWait]).then(() => {
      if (!isLeft) window.print();
    });
    return () => {
      isLeft = true;
    };
  }, []);
  return null;
}
