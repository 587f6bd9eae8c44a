import { useRef } from 'react';
import { useDispatch } from 'react-redux';
import { type FieldProblem } from '@contract/envelope';
import { MESSAGES } from '@contract/messages';
import { DEFAULT_ROLE, type Role } from '@contract/skill';
import { joinRules } from '@contract/signup';
import { onScreen, newFilesOf, toProfileValues } from '@/entities/profile';
import { fieldProblems, sendErrorMessage, useJoinMutation, useSendOnce, type JoinForm } from '@/shared/api';
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
  const sendOnce = useSendOnce();
  const isSending = useRef(false);

  return async function join(form: SignupForm): Promise<JoinRefusal | undefined> {
    if (isSending.current || !form.photo || !(await askAboutFiles(form))) return undefined;
    isSending.current = true;
    try {
      const joinForm = toJoinForm(form, form.photo);
      const { data, error } = await sendOnce(SIGNUP_DRAFT, (key) => send({ ...joinForm, key }));
      if (error) return { message: refusalMessage(error), problems: onScreen(fieldProblems(error), form) };
      const { memberId } = data;
      const nickname = form.nickname.trim();
      dropDraft();
      // The session is open, so the visitor's drafts belong to the member now.
      dispatch(draftDropped({ ref: SIGNUP_DRAFT, owner: memberId }));
      onJoined({ nickname, role: form.desiredJob[0] ?? DEFAULT_ROLE });
      dispatch(joined());
      return undefined;
    } finally {
      isSending.current = false;
    }
  };
}

/** Without a response, refused for a reason, or anything else: each has its own message. */
const refusalMessage = (error: unknown) => sendErrorMessage(error, { failed: MESSAGES.poorConnection });

/** Converts the form to the request: text trimmed, empty choices null, empty rows left out, files apart. */
function toJoinForm(form: SignupForm, photo: File): JoinForm {
  const memberDTO = payloadRules.cast(toProfileValues(form), { stripUnknown: true });
  return { memberDTO, authImgFile: photo, portfolioFiles: newFilesOf(form) };
}
