import { type MemberRecord } from './dto';

interface CheckedWords {
  confirmedByTeam: string;
  publishedAfter: string;
  notEdited: string;
  notEditedHint: string;
  checkedPeople: (people: number) => string;
  checkedProjects: (all: number, complete: number) => string;
}

/** Checked facts about the projects of a record, in display order (D122), in the words of a language. */
export function checkedFacts({ projects, facts }: Pick<MemberRecord, 'projects' | 'facts'>, words: CheckedWords) {
  const complete = projects.filter(({ early }) => !early).length;
  return [
    { title: words.confirmedByTeam, hint: words.checkedPeople(facts.people) },
    { title: words.publishedAfter, hint: words.checkedProjects(projects.length, complete) },
    { title: words.notEdited, hint: words.notEditedHint },
  ];
}
