import { type ArchiveDetail, type ArchivePage } from '@contract/archive';
import { topics } from '../../lib/answers/topics';
import { namesIn } from '../../lib/comments/namesIn';

const postOf = (id: number) => topics.post({ kind: 'archive', id });

/** What a page of the list is made of. */
export function topicsOfPage({ archives }: ArchivePage): string[] {
  return [
    topics.list('archive'),
    ...archives.map(({ id }) => postOf(id)),
    ...topics.people(archives.map(({ writerNickname }) => writerNickname)),
  ];
}

/** What an archive's page is made of. */
export function topicsOfDetail({ id, writerNickname, members, comments }: ArchiveDetail): string[] {
  const names = [writerNickname, ...members.map(({ nickname }) => nickname), ...namesIn(comments)];
  return [postOf(id), ...topics.people(names)];
}
