import { type ApplicationQuestion } from '@contract/application';
import { sql, type RawBuilder } from 'kysely';

/** A row of `questionsOf`, whose dates are text, because it is JSON. */
export interface QuestionRow {
  number: number;
  question: string;
  asked_at: string;
  answer: string | null;
  answered_at: string | null;
}

/** The questions to an applicant in their order, a column of queries about `application` (D207). */
export const questionsOf: RawBuilder<QuestionRow[]> = sql<QuestionRow[]>`(
  select coalesce(json_agg(row_to_json(line) order by number), '[]') from (
    select number, question, asked_at, answer, answered_at from application_question
      where application_id = application.id
  ) as line
)`;

export function toQuestion({ asked_at: askedAt, answered_at: answeredAt, ...row }: QuestionRow): ApplicationQuestion {
  return {
    number: row.number,
    question: row.question,
    askedDateTime: new Date(askedAt).toISOString(),
    answer: row.answer,
    answeredDateTime: answeredAt === null ? null : new Date(answeredAt).toISOString(),
  };
}
