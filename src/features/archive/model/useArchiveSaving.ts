import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { ARCHIVE_MESSAGES, type ArchiveDetail } from '@contract/archive';
import { type FieldProblem } from '@contract/envelope';
import { MESSAGES } from '@contract/messages';
import {
  errorStatus,
  evictProject,
  isNetworkError,
  saveOver,
  useCreateArchiveMutation,
  useSendOnce,
  useSubmit,
  useUpdateArchiveMutation,
  type ArchiveId,
} from '@/shared/api';
import { useMissingFilesQuestion, type DraftRef } from '@/shared/drafts';
import { toast } from '@/shared/toast';
import { paths, useMountedNavigate } from '@/shared/routes';
import { selectMemberId, selectNickname } from '@/shared/session';
import { type ArchiveForm, toArchiveChange, toNewArchive } from './archiveForm';
import { filesOf } from './archivePicture';
import { problemsOfArchive } from './archiveProgress';

/** What an archive form edits: a stored archive, or the finished project a new one is made from. */
export interface ArchiveSource {
  archive?: ArchiveDetail;
  projectId?: number;
}

const CONFLICT = 409;

/** Saves an archive. A new one, without `archive`, continues with the evaluation, an edit with the archive. */
export function useArchiveSaving({ archive, projectId }: ArchiveSource) {
  const save = useSaving({ archive, projectId });
  const dispatch = useDispatch();
  const draft: DraftRef = { form: 'archive', target: projectId === undefined ? archive?.id : `from ${projectId}` };
  const askAboutFiles = useMissingFilesQuestion(draft, {
    act: archive ? '수정' : '등록',
    isEdit: archive !== undefined,
  });
  const navigate = useMountedNavigate();
  const [isCutOff, setIsCutOff] = useState(false);
  const form = useSubmit<ArchiveForm, ArchiveId>({
    draft,
    async send(values) {
      if (!(await askAboutFiles(values))) return undefined;
      setIsCutOff(false);
      return save(values, draft);
    },
    done(id) {
      if (archive) toast(ARCHIVE_MESSAGES.edited);
      navigate(archive ? paths.archiveDetail(id) : paths.teamEvaluation(id), { replace: true });
    },
    texts: {
      failed: archive ? ARCHIVE_MESSAGES.editFailed : ARCHIVE_MESSAGES.saveFailed,
      unknown: archive && MESSAGES.maybeSaved,
    },
    toFields: problemsOnScreen,
    refused(error, values) {
      setIsCutOff(isNetworkError(error) && hasFiles(values));
      // The project has an archive already, or continues: the refetched project shows that.
      if (projectId !== undefined && errorStatus(error) === CONFLICT) dispatch(evictProject(projectId));
    },
  });

  return {
    draft,
    form,
    /** The files did not arrive; a retry may succeed. */
    isCutOff,
    /** One message at a time, the first in the order of the form (AFORM-30). */
    check: (values: ArchiveForm) => problemsOfArchive(values, archive !== undefined).slice(0, 1),
  };
}

function useSaving({ archive, projectId }: ArchiveSource) {
  const nickname = useSelector(selectNickname) ?? '';
  const memberId = useSelector(selectMemberId) ?? undefined;
  const [createArchive] = useCreateArchiveMutation();
  const [updateArchive] = useUpdateArchiveMutation();
  const sendOnce = useSendOnce();

  const saveEdit = (id: ArchiveId, form: ArchiveForm) =>
    saveOver(form.updatedDateTime, (updatedDateTime) =>
      updateArchive({ id, parts: toArchiveChange({ ...form, updatedDateTime }) }),
    );

  /** @returns undefined when an edit was not to overwrite another one */
  return (form: ArchiveForm, draft: DraftRef) => {
    if (archive) return saveEdit(archive.id, form);
    const parts = toNewArchive(form, { memberId, nickname }, projectId);
    return sendOnce(draft, (key) => createArchive({ parts, key }));
  };
}

const hasFiles = ({ thumbnail, images }: ArchiveForm) => Boolean(thumbnail?.file) || filesOf(images).length > 0;

/**
 * Maps errors of the server to the fields of the form: `images[1]` is the second new file, wherever its picture is, and
 * `imgUrls[1]` the second picture.
 */
function problemsOnScreen(problems: readonly FieldProblem[], form: ArchiveForm): FieldProblem[] {
  return problems.map(({ field, message }) => ({ field: toFormField(field, form), message }));
}

function toFormField(field: string, { images }: ArchiveForm): string {
  if (field.startsWith('imgUrls')) return field.replace('imgUrls', 'images');
  if (field.startsWith('archiveMembers')) return 'archiveMembers';
  const [, sent] = /^images\[(\d+)\]/.exec(field) ?? [];
  if (sent === undefined) return field;

  const indexes = images.flatMap(({ file }, index) => (file ? [index] : []));
  const index = indexes[Number(sent)];
  return index === undefined ? 'images' : `images[${index}]`;
}
