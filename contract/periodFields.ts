import { exactString, siblingText } from './fields';
import { MESSAGES } from './messages';

interface PeriodKind {
  /** Whether an end is typed to its end; until then it counts as missing. */
  isWhole: (text: string) => boolean;
  /** Whether the calendar has it; nothing that is not whole. */
  isReal: (text: string) => boolean;
  /** The message of an end before the start. */
  reversed: string;
}

/** The start and the end of a project, in days or in months. */
export function periodFields({ isWhole, isReal, reversed }: PeriodKind) {
  const field = () =>
    exactString()
      .required(MESSAGES.periodMissing)
      .test('complete', MESSAGES.periodMissing, (value) => !value || isWhole(value))
      .test('real', MESSAGES.periodUnreal, (value) => !value || !isWhole(value) || isReal(value));

  return {
    startDate: field(),
    endDate: field().test('order', reversed, (value, { parent }) => {
      const startDate = siblingText(parent, 'startDate', isReal);
      return !value || !isReal(value) || !startDate || value >= startDate;
    }),
  };
}
