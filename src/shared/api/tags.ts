import { type PostRef } from '@contract/post';

/** Tag types. Those of endpoints that are injected later are listed here already, so that writes can name them. */
export const TAG_TYPES = [
  'Project',
  'Archive',
  'Comment',
  'Bookmark',
  'Evaluation',
  'Profile',
  'Account',
  'Alarm',
  'Application',
  'Team',
  'Notice',
  'Record',
  'Credential',
] as const;

/** Tag types of endpoints of rarely opened screens, added later (`addTagTypes`) to keep the first script small. */
type LateTagType = 'Desk' | 'Case' | 'DeskMember' | 'OperatorLog' | 'Template' | 'Announcement' | 'Block' | 'Alert';

export type TagType = (typeof TAG_TYPES)[number] | LateTagType;

export interface Tag {
  type: TagType;
  id: string | number;
}

/** Every list of one kind. */
export const listTag = (type: TagType): Tag => ({ type, id: 'LIST' });

/** One item of one kind. */
export const idTag = (type: TagType, id: string | number): Tag => ({ type, id });

/** The comments or the bookmark of one post; a write on them does not refetch its other fields. */
export const postTag = (type: 'Comment' | 'Bookmark', { kind, id }: PostRef): Tag => ({ type, id: `${kind}:${id}` });

/** Every list that counts the comments or the bookmarks of one kind of post. */
export const countTag = (type: 'Comment' | 'Bookmark', kind: PostRef['kind']): Tag => ({ type, id: `${kind}:LIST` });

/** The own record with its settings, and the public pages. */
export const RECORD_TAGS = [idTag('Record', 'own'), listTag('Record')];

/** A failed write changed nothing on the server, so it invalidates nothing. */
export const afterSuccess =
  <Arg>(tags: (arg: Arg) => Tag[]) =>
  (_result: unknown, error: unknown, arg: Arg): Tag[] =>
    error ? [] : tags(arg);
