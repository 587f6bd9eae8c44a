import { useRef } from 'react';
import { useDispatch } from 'react-redux';
import { type FieldProblem } from '@contract/envelope';
import { MESSAGES } from '@contract/messages';
import { DEFAULT_ROLE, type Role } from '@contract/skill';
import { joinRules } from '@contract/signup';
import { onScreen, newFilesOf, toProfileValues } from '@/entities/profile';
import {
  errorMessage,
  errorStatus,
  fieldProblems,
  isNetworkError,
  isOffline,
  useJoinMutation,
  type JoinForm,
} from '@/shared/api';
import { draftDropped, useDraft, useMissingFilesQuestion } from '@/shared/drafts';
import { SIGNUP_DRAFT, type SignupForm } from './signupForm';
import { joined } from './signupSlice';

const payloadRules = joinRules.omit(['photo']);

export interface JoinRefusal {
  message: string;
  /** The errors of the server, by field. */
  problems: FieldProblem[];
}

/** The new member. */
export interface Joined {
  nickname: string;
  /** The first desired role. */
  role: Role;
}

/** Submits the form once, however often the button is pressed. Resolves to the reason of a failure, or undefined. */
export function useJoin(onJoined: (member: Joined) => void) {
  const dispatch = useDispatch();
  const { dropDraft } = useDraft(SIGNUP_DRAFT);
  const askAboutFiles = useMissingFilesQuestion(SIGNUP_DRAFT, { act: '가입' });
  const [send] = useJoinMutation();
  const isSending = useRef(false);

  return async function join(form: SignupForm): Promise<JoinRefusal | undefined> {
    if (isSending.current || !form.photo || !(await askAboutFiles(form))) return undefined;
    isSending.current = true;
    try {
      const { memberId } = await send(toJoinForm(form, form.photo)).unwrap();
      const nickname = form.nickname.trim();
      dropDraft();
      // The session is open, so the visitor's drafts belong to the member now.
      dispatch(draftDropped({ ref: SIGNUP_DRAFT, owner: memberId }));
      onJoined({ nickname, role: form.desiredJob[0] ?? DEFAULT_ROLE });
      dispatch(joined());
      return undefined;
    } catch (error) {
      return { message: refusalMessage(error), problems: onScreen(fieldProblems(error), form) };
    } finally {
      isSending.current = false;
    }
  };
}

/** Without a response, refused for a reason, or anything else: each has its own message. */
function refusalMessage(error: unknown): string {
  if (isOffline(error)) return MESSAGES.poorConnection;
  if (isNetworkError(error)) return MESSAGES.noResponse;
  return errorStatus(error) === 400 ? errorMessage(error) : MESSAGES.poorConnection;
}

/** Converts the form to the request: text trimmed, empty choices null, empty rows left out, files apart. */
function toJoinForm(form: SignupForm, photo: File): JoinForm {
  const memberDTO = payloadRules.cast(toProfileValues(form), { stripUnknown: true });
  return { memberDTO, authImgFile: photo, portfolioFiles: newFilesOf(form) };
}
