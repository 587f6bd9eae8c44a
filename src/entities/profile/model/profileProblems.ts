import { type FieldProblem } from '@contract/envelope';
import { findProblems } from '@contract/firstMessage';
import { profileStepRules } from '@contract/signup';
import { isFilledLink, toPortfolio } from './portfolio';
import { type ProfileForm, type Standing } from './profileForm';

/** What is wrong with a profile, in the order of its messages (spec §5). */
export function problemsOfProfile(form: ProfileForm, { nicknameStands, hasPhoto }: Standing): FieldProblem[] {
  const flags = { nicknameChecked: nicknameStands, photo: hasPhoto };
  return onScreen(findProblems(profileStepRules, { ...form, ...flags, portfolio: toPortfolio(form) }), form);
}

/** Problems of the wire at the fields of the form: a portfolio item stands in a file's or a link's row. */
export function onScreen(problems: readonly FieldProblem[], form: ProfileForm): FieldProblem[] {
  return problems.map(({ field, message }) => ({ field: toFormField(field, form), message }));
}

function toFormField(field: string, { portfolioFiles, portfolioLinks }: ProfileForm): string {
  if (field === 'authImgFile') return 'photo';
  if (field === 'portfolio') return 'portfolioFiles';
  const [, item] = /^portfolio\[(\d+)\]/.exec(field) ?? [];
  if (item === undefined) return field;

  const link = portfolioLinks.filter(isFilledLink)[Number(item) - portfolioFiles.length];
  return link ? `portfolioLinks[${portfolioLinks.indexOf(link)}].url` : 'portfolioFiles';
}
