import { type FieldProblem } from '@contract/envelope';
import { findProblems } from '@contract/firstMessage';
import { profileStepRules } from '@contract/signup';
import { isFilledLink, toPortfolio } from './portfolio';
import { type ProfileForm, type Standing } from './profileForm';

/** The problems of a profile, in the order of its messages. */
export function problemsOfProfile(form: ProfileForm, { nicknameStands, hasPhoto }: Standing): FieldProblem[] {
  const flags = { nicknameChecked: nicknameStands, photo: hasPhoto };
  return onScreen(findProblems(profileStepRules, { ...form, ...flags, portfolio: toPortfolio(form) }), form);
}

/** Maps problems of wire fields to form fields: a portfolio item is a file row or a link row. */
export function onScreen(problems: readonly FieldProblem[], form: ProfileForm): FieldProblem[] {
  return problems.map(({ field, message }) => ({ field: toFormField(field, form), message }));
}

function toFormField(field: string, { portfolioFiles, portfolioLinks }: ProfileForm): string {
  if (field === 'authImgFile') return 'photo';
  if (field === 'portfolio' || field.startsWith('portfolioFiles')) return 'portfolioFiles';
  const [, item] = /^portfolio\[(\d+)\]/.exec(field) ?? [];
  if (item === undefined) return field;

  const link = portfolioLinks.filter(isFilledLink)[Number(item) - portfolioFiles.length];
  return link ? `portfolioLinks[${portfolioLinks.indexOf(link)}].url` : 'portfolioFiles';
}
