import { archiveCommentEditRules, archiveCommentRules, commentEditRules, projectCommentRules } from '@contract/comment';
import { type Declarations } from '../../../app/testing/declaration';
import { type TestMember } from '../../../app/testing/member';
import { COMMENT, OWN, type ResponseView, WITHOUT_PEOPLE } from '../../../app/testing/privacyFields';
import { anyone, ofPending, ofProject, ofPublished, onlyWriter, waitingForTeam } from '../../../app/testing/targets';
import { type World } from '../../../app/testing/world';

/** Ownership is checked before state (F12). */
const waitingComment = { writer: 409, mate: 403, outsider: 404 };
const newText = () => ({ content: '고쳐 썼어요.' });
const ofProjectComment = ({ project: id, projectComment: commentId }: World) => ({ id, commentId });
const ofArchiveComment = ({ published: id, archiveComment: commentId }: World) => ({ id, commentId });
const ofPendingComment = ({ pending: id, pendingComment: commentId }: World) => ({ id, commentId });
const newComment = ({ nickname }: TestMember) => ({ content: '잘 봤어요.', writer: nickname });

const OWN_COMMENT: ResponseView = {
  name: 'A comment below a recruitment post, as written',
  people: [[OWN, COMMENT]],
  facts: '{id,content,deleted,createdLocalDateTime,parentCommentId}',
};

const OWN_ARCHIVE_COMMENT: ResponseView = {
  name: 'A comment below an archive, as written',
  people: [[OWN, COMMENT]],
  facts: '{id,content,deleted,createdDateTime,parentId}',
};

export const COMMENT_ENDPOINTS: Declarations = {
  'POST /projects/:id/comments': {
    audience: 'member',
    body: projectCommentRules,
    permissions: [{ on: ofProject, json: newText, expected: anyone }],
    view: OWN_COMMENT,
  },
  'PUT /projects/:id/comments/:commentId': {
    audience: 'member',
    body: commentEditRules,
    permissions: [{ on: ofProjectComment, json: newText, expected: onlyWriter }],
    view: OWN_COMMENT,
  },
  'DELETE /projects/:id/comments/:commentId': {
    audience: 'member',
    permissions: [{ on: ofProjectComment, expected: onlyWriter }],
    view: WITHOUT_PEOPLE,
    unmeasured: 'rare',
  },
  'POST /archive/:id/comments': {
    audience: 'member',
    body: archiveCommentRules,
    permissions: [
      { on: ofPublished, json: newComment, expected: anyone },
      { on: ofPending, state: 'pending', json: newComment, expected: waitingForTeam },
    ],
    view: OWN_ARCHIVE_COMMENT,
  },
  'PUT /archive/:id/comments/:commentId': {
    audience: 'member',
    body: archiveCommentEditRules,
    permissions: [
      { on: ofArchiveComment, json: newComment, expected: onlyWriter },
      { on: ofPendingComment, state: 'pending', json: newComment, expected: waitingComment },
    ],
    view: OWN_ARCHIVE_COMMENT,
    unmeasured: 'as the edit of a comment below a recruitment post',
  },
  'DELETE /archive/:id/comments/:commentId': {
    audience: 'member',
    permissions: [
      { on: ofArchiveComment, expected: onlyWriter },
      { on: ofPendingComment, state: 'pending', expected: waitingComment },
    ],
    view: WITHOUT_PEOPLE,
    unmeasured: 'rare',
  },
};
