import { type ConsentPayload, type ConsentResult } from '@contract/archive';
import { api } from '../api';
import { idTag, listTag, RECORD_TAGS, type Tag } from '../tags';
import { tagsIfOutdated } from '../tagsIfOutdated';
import { needsEmail, withConfirmedEmail } from '../withConfirmedEmail';
import { type ArchiveId } from './archive';

export interface ConsentAnswerCall extends ConsentPayload {
  archiveId: ArchiveId;
}

function changedTags(error: unknown, { archiveId, consent }: ConsentAnswerCall): Tag[] {
  const lists = [listTag('Archive'), idTag('Profile', 'own'), listTag('Alarm'), ...RECORD_TAGS];
  // After a decline the archive is a 404: its page navigates away first and must not fetch it again.
  if (consent === 'DECLINED' && !error) return lists;
  if (needsEmail(error)) return [];
  return tagsIfOutdated(error, [idTag('Archive', archiveId), idTag('Evaluation', archiveId), ...lists]);
}

const consentApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Stores the consent of a named member (D90). */
    answerConsent: build.mutation<ConsentResult, ConsentAnswerCall>({
      queryFn: ({ archiveId, consent }, _api, _extra, call) =>
        withConfirmedEmail<ConsentResult>(call, {
          url: `/archive/${archiveId}/consent`,
          method: 'PUT',
          body: { consent },
          keepalive: true,
        }),
      invalidatesTags: (_result, error, call) => changedTags(error, call),
    }),
  }),
});

export const { useAnswerConsentMutation } = consentApi;
