import { type MemberRecord } from './dto';
import { RECORD_MESSAGES, RECORD_TEXTS } from './messages';

/** Checked facts about the projects of a record, in display order (D122). */
export function checkedFacts({ projects, facts }: Pick<MemberRecord, 'projects' | 'facts'>) {
  const complete = projects.filter(({ early }) => !early).length;
  return [
    { title: RECORD_MESSAGES.checkedPeople, hint: RECORD_TEXTS.checkedPeople(facts.people) },
    { title: RECORD_MESSAGES.checkedProjects, hint: RECORD_TEXTS.checkedProjects(projects.length, complete) },
    { title: RECORD_MESSAGES.checkedText, hint: RECORD_MESSAGES.checkedTextHint },
  ];
}
