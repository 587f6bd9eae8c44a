import { exactString, siblingText } from './fields';
import { MESSAGES } from './messages';

interface PeriodKind {
  /** Whether a date is typed completely. */
  isWhole: (text: string) => boolean;
  /** The message of a date that is not, as of a month where a day is needed. */
  incomplete: string;
  /** Whether the date exists; false for an incomplete one. */
  isReal: (text: string) => boolean;
  /** The message of an end before the start. */
  reversed: string;
}

/** The start and end fields of a project, in days or in months. */
export function periodFields({ isWhole, incomplete, isReal, reversed }: PeriodKind) {
  const field = () =>
    exactString()
      .required(MESSAGES.periodMissing)
      .test('complete', incomplete, (value) => !value || isWhole(value))
      .test('real', MESSAGES.periodUnreal, (value) => !value || !isWhole(value) || isReal(value));

  return {
    startDate: field(),
    endDate: field().test('order', reversed, (value, { parent }) => {
      const startDate = siblingText(parent, 'startDate', isReal);
      return !value || !isReal(value) || !startDate || value >= startDate;
    }),
  };
}
