import { type PortfolioItem } from '@contract/mypage';
import { filledRows } from '@contract/signup';
import { toPortfolio } from './portfolio';
import { type ProfileForm } from './profileForm';

/** Converts the lists of a form to those of the wire: empty rows are removed, files and links become items. */
export const toProfileValues = <Form extends ProfileForm>(form: Form, storedLinks?: readonly PortfolioItem[]) => ({
  ...form,
  experiences: filledRows(form.experiences),
  careers: filledRows(form.careers),
  awards: filledRows(form.awards),
  portfolio: toPortfolio(form, storedLinks),
});
