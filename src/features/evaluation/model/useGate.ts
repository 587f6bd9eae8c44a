import { useState } from 'react';
import { useSelector } from 'react-redux';
import { CONSENT_TEXTS } from '@contract/archive';
import {
  EVALUATION_MESSAGES,
  EVALUATION_TEXTS,
  type EvaluationProgress,
  type MemberStatus,
} from '@contract/evaluation';
import { LIMITS } from '@contract/limits';
import { errorMessage, isAuthError, usePublishArchiveMutation, useRemindTeamMutation } from '@/shared/api';
import { confirm, toast } from '@/shared/toast';
import { selectClockOffset } from '@/shared/session';
import { membersOf } from './useTeamProgress';

const namesOf = (members: readonly MemberStatus[]) => members.map(({ nickname }) => nickname);

/** Actions of a member who has evaluated about those who have not (D51). */
export function useGate(archiveId: number, progress: EvaluationProgress) {
  const offset = useSelector(selectClockOffset);
  const [openedAt] = useState(() => Date.now());
  const [remindTeam, { isLoading: isReminding }] = useRemindTeamMutation();
  const [publishArchive, { isLoading: isPublishing }] = usePublishArchiveMutation();
  const members = membersOf(progress);
  const unanswered = namesOf(members.filter(({ consent }) => consent === 'ASKED'));
  const confirmed = members.filter(({ consent }) => consent === 'CONFIRMED');
  const missing = namesOf(confirmed.filter(({ status }) => status === 'INCOMPLETE'));
  const isPast = (instant: string) => Date.parse(instant) <= openedAt + offset;
  const isOpen = missing.length + unanswered.length > 0 && !progress.published;

  async function publish() {
    const isSure = await confirm({
      title: EVALUATION_MESSAGES.publishAsk,
      body: [
        missing.length > 0 && EVALUATION_TEXTS.missing(missing),
        unanswered.length > 0 && CONSENT_TEXTS.leftOut(unanswered),
      ]
        .filter(Boolean)
        .join(' '),
      confirmLabel: '지금 공개하기',
    });
    if (isSure) await toastResult(publishArchive(archiveId).unwrap(), EVALUATION_MESSAGES.published);
  }

  return {
    missing,
    /** Nicknames of members who have not consented. */
    unanswered,
    /** Undefined where no member can be reminded. */
    remind: isOpen
      ? {
          isAllowed: isPast(progress.remindableAt),
          isBusy: isReminding,
          act: () => toastResult(remindTeam(archiveId).unwrap(), EVALUATION_MESSAGES.reminded),
        }
      : undefined,
    /** Undefined before the days are over, and once the archive is public. */
    publish:
      isOpen && isPast(progress.publishableAt)
        ? { isBusy: isPublishing, isAllowed: confirmed.length >= LIMITS.smallestTeam, act: publish }
        : undefined,
  };
}

/** Shows the result; a refusal has the server's own message. */
async function toastResult(request: Promise<unknown>, success: string) {
  try {
    await request;
    toast(success);
  } catch (error) {
    if (!isAuthError(error)) toast(errorMessage(error), { tone: 'error' });
  }
}
