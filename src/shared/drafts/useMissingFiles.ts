import { useFormikContext } from 'formik';
import { useDispatch, useStore } from 'react-redux';
import { selectMemberId, type SessionState } from '@/shared/session';
import { confirm } from '@/shared/toast';
import { missingFiles, selectDraftFiles, type FilesStatus } from './draftFiles';
import { draftSaved, selectDraft, type DraftRef, type DraftsState } from './draftsSlice';

/** What kind of file a field takes, with its particles. */
const NOUNS = {
  photo: { noun: '사진', object: '사진을', subject: '사진이' },
  picture: { noun: '이미지', object: '이미지를', subject: '이미지가' },
  file: { noun: '파일', object: '파일을', subject: '파일이' },
} as const;

type FileKind = keyof typeof NOUNS;

const KIND_OF: Readonly<Record<string, FileKind>> = {
  photo: 'photo',
  portfolioFiles: 'file',
  thumbnail: 'picture',
  images: 'picture',
};

const nounsOf = (field: string) => NOUNS[KIND_OF[field] ?? 'file'];

/** The hint at a field whose files a reload has lost; undefined while nothing is missing. */
const hintAt = (field: string) => `새로고침해서 고른 ${nounsOf(field).subject} 사라졌어요. 다시 골라 주세요.`;

/** Inside a Formik form with `FormDraft`: the fields whose chosen files a reload has lost (MEND-102). */
export function useMissingFiles() {
  const status = useFormikContext().status as FilesStatus | undefined;
  const missing = status?.missingFiles ?? [];
  return { missing, hintOf: (field: string) => (missing.includes(field) ? hintAt(field) : undefined) };
}

interface Question {
  /** "등록", "가입": what the button of the form does. */
  act: string;
  /** The form changes something stored, whose files stay. */
  isEdit?: boolean;
}

/**
 * Before a form is sent without the files that a reload has lost: asks once (MEND-102).
 * @returns a function that resolves to whether to send
 */
export function useMissingFilesQuestion(ref: DraftRef, { act, isEdit = false }: Question) {
  const store = useStore<DraftsState & { session: SessionState }>();
  const dispatch = useDispatch();

  return async (values: object): Promise<boolean> => {
    const state = store.getState();
    const owner = selectMemberId(state);
    const missing = missingFiles(selectDraftFiles(state, ref, owner), values);
    if (missing.length === 0) return true;

    const kinds = [...new Set(missing.map(nounsOf))];
    const nouns = kinds.map(({ noun }) => noun);
    const last = kinds.at(-1)?.object ?? '';
    const without = `${isEdit ? '새 ' : ''}${nouns.join('과 ')} 없이 ${act}`;
    const yes = await confirm({
      title: `${[...nouns.slice(0, -1), last].join('과 ')} 다시 고르지 않았어요.`,
      body: `${without}할까요?`,
      confirmLabel: `${without}하기`,
      cancelLabel: '다시 고르기',
    });
    const stored = selectDraft(store.getState(), ref, owner);
    // Decided: another attempt after a failure does not ask again.
    if (yes && stored) dispatch(draftSaved({ ref, owner, values: stored }));
    return yes;
  };
}
