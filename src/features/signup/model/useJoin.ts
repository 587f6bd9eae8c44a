import { useDispatch, useSelector } from 'react-redux';
import { MESSAGES } from '@contract/messages';
import { DEFAULT_ROLE } from '@contract/skill';
import { joinRules, type JoinedSession } from '@contract/signup';
import { onScreen, newFilesOf, toProfileValues } from '@/entities/profile';
import { fieldProblems, sendErrorMessage, useJoinMutation, useSendOnce, useSubmit, type JoinForm } from '@/shared/api';
import { draftDropped, useMissingFilesQuestion } from '@/shared/drafts';
import { useIsMounted } from '@/shared/lib/useIsMounted';
import { toast } from '@/shared/toast';
import { SIGNUP_DRAFT, type SignupForm } from './signupForm';
import { selectSocial } from './signupSelectors';
import { fieldEdited, joined } from './signupSlice';
import { isCheckedField, isOfStep } from './stepFields';
import { isOfMember } from './useSocialSignup';
import { useStepNavigation } from './useStepAddress';

const payloadRules = joinRules.omit(['photo']);

/** Submits both steps as one form. A refusal that concerns the first step leads back to it. */
export function useJoin() {
  const dispatch = useDispatch();
  const askAboutFiles = useMissingFilesQuestion(SIGNUP_DRAFT, { act: '가입' });
  const [send] = useJoinMutation();
  const sendOnce = useSendOnce();
  const isMounted = useIsMounted();
  const goTo = useStepNavigation();
  const social = useSelector(selectSocial);
  const isLinking = social !== null && !isOfMember(social);

  return useSubmit<SignupForm, JoinedSession>({
    draft: SIGNUP_DRAFT,
    async send(form) {
      // The rules have refused a form without a photo.
      if (!form.photo || !(await askAboutFiles(form))) return undefined;
      const joinForm = toJoinForm(form, form.photo);
      return sendOnce(SIGNUP_DRAFT, (key) => send({ ...joinForm, ...(isLinking && { social: true }), key }));
    },
    done({ memberId, socialLinked }, form) {
      // The session is open, so the visitor's drafts belong to the member now.
      dispatch(draftDropped({ ref: SIGNUP_DRAFT, owner: memberId }));
      // A page that was left meanwhile opens with its first step.
      if (!isMounted()) return;
      const notLinked = socialLinked === false ? social?.provider : undefined;
      dispatch(joined({ nickname: form.nickname.trim(), role: form.desiredJob[0] ?? DEFAULT_ROLE, notLinked }));
    },
    toFields: onScreen,
    refused(error, form) {
      const fields = onScreen(fieldProblems(error), form).map(({ field }) => field);
      for (const field of fields) if (isCheckedField(field)) dispatch(fieldEdited(field));
      const isFurtherBack = fields[0] !== undefined && isOfStep('account', fields[0]);
      // Without a response, refused for a reason, or anything else: each has its own message.
      toast(sendErrorMessage(error, { failed: MESSAGES.poorConnection }), {
        tone: 'error',
        action: isFurtherBack ? { label: '기본 정보', onClick: () => goTo('account') } : undefined,
      });
      return true;
    },
  });
}

/** Converts the form to the request: text trimmed, empty choices null, empty rows left out, files apart. */
function toJoinForm(form: SignupForm, photo: File): JoinForm {
  const memberDTO = payloadRules.cast(toProfileValues(form), { stripUnknown: true });
  return { memberDTO, authImgFile: photo, portfolioFiles: newFilesOf(form), ...(form.keep && { keep: true }) };
}
