import { awardRules, careerRules, experienceRules } from '@contract/signup';
import { array, number, object, string, type AnyObjectSchema } from 'yup';

const rowsOf = (row: AnyObjectSchema) => array(row.shape({ rowId: number().required() }));

/** The fields of the profile's form that differ from the wire, as rules for its drafts: rows have their React key. */
export const PROFILE_DRAFT_RULES = {
  experiences: rowsOf(experienceRules),
  careers: rowsOf(careerRules),
  awards: rowsOf(awardRules),
  portfolioLinks: rowsOf(object({ url: string().default('') })),
};
