/** The tables of each kind of post; `postId` is the column that references the post. */
export const POST_TABLES = {
  project: {
    posts: 'project',
    comments: 'project_comment',
    bookmarks: 'project_bookmark',
    views: 'project_view',
    postId: 'project_id',
  },
  archive: {
    posts: 'archive',
    comments: 'archive_comment',
    bookmarks: 'archive_bookmark',
    views: 'archive_view',
    postId: 'archive_id',
  },
} as const;

export type PostKind = keyof typeof POST_TABLES;
