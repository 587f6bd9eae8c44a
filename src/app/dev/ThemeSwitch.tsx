import { useState } from 'react';
import { Segment } from '@/shared/ui/Segment';

type Choice = 'system' | 'light' | 'dark';

const OPTIONS = [
  { value: 'system', label: '시스템' },
  { value: 'light', label: '밝게' },
  { value: 'dark', label: '어둡게' },
] as const;

/** For looking at the kit in both themes without changing the system. */
export function ThemeSwitch() {
  const [choice, setChoice] = useState<Choice>('system');

  function choose(next: Choice) {
    setChoice(next);
    if (next === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = next;
  }

  return <Segment label="화면 밝기" hideLabel options={OPTIONS} value={choice} onChange={choose} />;
}
