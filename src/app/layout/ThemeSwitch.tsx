import { useEffect, useState } from 'react';
import { chooseTheme, subscribeToTheme, shownTheme, type ThemeChoice } from '@/shared/theme';
import { Segment } from '@/shared/ui/Segment';

const OPTIONS = [
  { value: 'system', label: '시스템' },
  { value: 'light', label: '밝게' },
  { value: 'dark', label: '어둡게' },
] as const;

/** Light, dark, or system: stored for this browser and synchronised with its other tabs (decision 0017). */
export function ThemeSwitch() {
  const [choice, setChoice] = useState(shownTheme);
  useEffect(() => subscribeToTheme(setChoice), []);

  function choose(next: ThemeChoice) {
    chooseTheme(next);
    setChoice(next);
  }

  return <Segment label="화면 모드" hideLabel options={OPTIONS} value={choice} onChange={choose} />;
}
