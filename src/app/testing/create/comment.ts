import { type ArchiveComment, type ProjectComment } from '@contract/comment';
import { memberIdOf } from './memberIdOf';

export function createComment(overrides: Partial<ProjectComment> = {}): ProjectComment {
  return {
    id: 12,
    writerId: memberIdOf(overrides.writer === undefined ? '라떼한잔' : overrides.writer),
    writer: '라떼한잔',
    profileImage: null,
    content: '평일 저녁에만 시간이 되는데 괜찮을까요?',
    createdLocalDateTime: '2025-11-20T05:02:00Z',
    parentCommentId: null,
    deleted: false,
    ...overrides,
  };
}

export function createArchiveComment(overrides: Partial<ArchiveComment> = {}): ArchiveComment {
  const { parentId, createdDateTime, ...shared } = overrides;
  const { createdLocalDateTime, parentCommentId, ...comment } = createComment(shared);
  return {
    ...comment,
    createdDateTime: createdDateTime ?? createdLocalDateTime,
    parentId: parentId === undefined ? parentCommentId : parentId,
  };
}
