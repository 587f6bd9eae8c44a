import { useEffect, useRef, useState } from 'react';

/**
 * Whether a text whose style cuts it while it is folded is taller than that, and whether it is unfolded. Measured again
 * when its width changes.
 */
export function useFoldedText() {
  const element = useRef<HTMLParagraphElement>(null);
  const [isTall, setIsTall] = useState(false);
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    const text = element.current;
    if (!text || isOpen) return;
    const observer = new ResizeObserver(() => setIsTall(text.scrollHeight > text.clientHeight));
    observer.observe(text);
    return () => observer.disconnect();
  }, [isOpen]);

  return { element, isTall, isOpen, toggle: () => setIsOpen(!isOpen), unfold: () => setIsOpen(true) };
}
