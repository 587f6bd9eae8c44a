import { type TIME_LABELS } from '../archive';
import { type Facts } from './dto';

/** The time in a figure. */
interface FigureTime {
  kind: keyof typeof TIME_LABELS;
  months: number;
}

export interface FigureTimes {
  main: FigureTime;
  /** Whether the main one was typed: its line is dotted. */
  isStated: boolean;
  /** The typed time beneath the counted one. */
  beneath: FigureTime | null;
}

/** The time that the line of a figure stands for: the counted one, with the typed one beneath, else the typed one (D153). */
export function figureTimes({ months, statedMonths }: Pick<Facts, 'months' | 'statedMonths'>): FigureTimes {
  const stated = { kind: 'stated' as const, months: statedMonths ?? 0 };
  if (months === null) return { main: stated, isStated: true, beneath: null };
  return {
    main: { kind: 'together', months },
    isStated: false,
    beneath: statedMonths === null ? null : stated,
  };
}
