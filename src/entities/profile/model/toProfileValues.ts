import { type PortfolioItem } from '@contract/mypage';
import { filledRows } from '@contract/signup';
import { toPortfolio } from './portfolio';
import { type ProfileForm } from './profileForm';

/** A form with its lists as the wire wants them: rows left empty fall out, files and links become items. */
export const toProfileValues = <Form extends ProfileForm>(form: Form, storedLinks?: readonly PortfolioItem[]) => ({
  ...form,
  experiences: filledRows(form.experiences),
  careers: filledRows(form.careers),
  awards: filledRows(form.awards),
  portfolio: toPortfolio(form, storedLinks),
});
