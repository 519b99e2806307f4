'use client';
import { useEffect } from 'react';

/** Opens the browser's print dialog once the sheet can be seen whole (OPEN-022). */
export function PrintDialog() {
  useEffect(() => {
    let isLeft = false;
    const pictures = [...document.images].map((image) => image.decode().catch(() => {}));
    void Promise.all([document.fonts.ready, ...pictures]).then(() => {
      if (!isLeft) window.print();
    });
    return () => {
      isLeft = true;
    };
  }, []);
  return null;
}
