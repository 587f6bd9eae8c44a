import { startTransition, useEffect, useState } from 'react';

/** How many parts of a long page to draw: one more after each that has been, so that no drawing keeps a press waiting. */
export function useDrawnLater(parts: number): number {
  const [drawn, setDrawn] = useState(1);

  useEffect(() => {
    if (drawn < parts) startTransition(() => setDrawn(drawn + 1));
  }, [drawn, parts]);

  return drawn;
}
