import { contributionRules, type Contribution, type ContributionsPayload } from '@contract/archive';
import { type FieldProblem } from '@contract/envelope';
import { findProblems } from '@contract/firstMessage';

/** A line as it is typed. */
export interface LineValues {
  text: string;
  link: string;
}

export interface ContributionForm {
  lines: LineValues[];
}

export const BLANK_LINE: LineValues = { text: '', link: '' };

/** The form of stored lines; one blank line where there is none. */
export const toForm = (stored: readonly Contribution[]): ContributionForm => ({
  lines: stored.length === 0 ? [BLANK_LINE] : stored.map(({ text, link }) => ({ text, link: link ?? '' })),
});

const isBlank = ({ text, link }: LineValues) => text.trim() === '' && link.trim() === '';

/** The lines to send: blank ones are left out. */
export const toPayload = ({ lines }: ContributionForm): ContributionsPayload => ({
  lines: lines.filter((line) => !isBlank(line)),
});

/** How many lines have a text. */
export const countLines = ({ lines }: ContributionForm) => lines.filter((line) => !isBlank(line)).length;

/** The problems of the lines at their fields, by the rule of the route. */
export const problemsOf = ({ lines }: ContributionForm): FieldProblem[] =>
  lines.flatMap((line, index) =>
    isBlank(line)
      ? []
      : findProblems(contributionRules, line).map((problem) => ({
          ...problem,
          field: `lines[${index}].${problem.field}`,
        })),
  );
