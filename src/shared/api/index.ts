export {
  useGetAccountQuery,
  useRequestDataExportMutation,
  useRequestSuspendedExportMutation,
  useUpdateAccountMutation,
  useUpdateProfileMutation,
  useWithdrawMutation,
  type ProfileUpdate,
} from './endpoints/account';
export { api, isWriteStart, labelApiAction } from './api';
export { archiveRemovalKey } from './archiveRemoval';
export { clearCache, type CacheState } from './clearCache';
export { commentKey, isPendingComment } from './commentThreads';
export * from './desk';
export { onTabFocus } from './alarmStream/onTabFocus';
export { useGetAlarmsQuery } from './endpoints/alarm';
export { useGetAnnouncementsQuery } from './endpoints/announcement';
export {
  useConfirmMailMutation,
  useFollowMailLinkMutation,
  useGetMailLinkQuery,
  useGetMailsQuery,
  usePutSchoolMailMutation,
  useRemoveMailMutation,
  useSendMailCodeMutation,
} from './endpoints/mails';
export { needsEmail } from './withConfirmedEmail';
export { needsProof } from './withProof';
export { useGetLoginWaysQuery } from './endpoints/loginWays';
export { passkeysApi } from './endpoints/passkeys';
export { socialApi } from './endpoints/social';
export { useProven } from './useProven';
export {
  useAnswerApplicationMutation,
  useAnswerQuestionMutation,
  useAskApplicantMutation,
  useEditApplicationMutation,
  useApplyToProjectMutation,
  useDeclineWaitingMutation,
  useGetApplicantsQuery,
  useGetMyApplicationsQuery,
  useWithdrawApplicationMutation,
  type ApplicationAnswerBody,
} from './endpoints/application';
export {
  evictArchive,
  useGetArchiveQuery,
  useListArchivesQuery,
  usePrefetchArchives,
  useRemoveArchiveMutation,
  type ArchiveId,
} from './endpoints/archive';
export { useCreateArchiveMutation, useUpdateArchiveMutation, type ArchiveParts } from './endpoints/archiveForm';
export { authApi } from './endpoints/auth';
export {
  useExtendSessionMutation,
  useLoginMutation,
  useLogoutMutation,
  useRenewSessionMutation,
} from './endpoints/auth';
export {
  useBlockMemberMutation,
  useGetBlocksQuery,
  useGetOwnMeasuresQuery,
  useUnblockMemberMutation,
} from './endpoints/block';
export {
  useEndDeviceMutation,
  useEndOtherDevicesMutation,
  useGetProofOptionsMutation,
  useGetSecurityQuery,
  useProveMutation,
  useUndoEmailMutation,
} from './endpoints/security';
export {
  refetchComments,
  useCreateCommentMutation,
  useRemoveCommentMutation,
  useUpdateCommentMutation,
} from './endpoints/comments';
export {
  useGetEvaluationProgressQuery,
  useGetEvaluationTargetsQuery,
  usePublishArchiveMutation,
  useRemindTeamMutation,
  useReplaceContributionsMutation,
  useTickContributionMutation,
  useSubmitEvaluationsMutation,
} from './endpoints/evaluation';
export {
  useCheckCredentialMutation,
  useMatchCredentialEmailMutation,
  useDownloadCredentialMutation,
  useGetCredentialsQuery,
  useLazyGetCredentialsQuery,
  useGetVerdictQuery,
  useIssueCredentialMutation,
  useWithdrawCredentialMutation,
} from './endpoints/credential';
export {
  useDownloadRecordPdfMutation,
  useGetOwnRecordQuery,
  useGetRecordQuery,
  useGetRecordPreviewQuery,
  useRenewRecordCodeMutation,
  useSaveRecordMutation,
} from './endpoints/record';
export { useNoticesRead } from './useNoticesRead';
export {
  useGetNotificationSettingsQuery,
  useGetUnsubscriptionQuery,
  useSwitchListMutation,
  useSwitchDigestMutation,
  useSwitchNotificationsMutation,
} from './endpoints/notifications';
export { loadDeviceActs, usePushDevice, usePushOwner } from './usePushDevice';
export { useRemovePushDeviceMutation } from './endpoints/pushDevices';
export {
  useChangeAlertMutation,
  useDeleteAlertMutation,
  useGetAlertsQuery,
  useSaveSearchMutation,
} from './endpoints/alerts';
export { useGetNoticesQuery, useReadNoticesMutation } from './endpoints/notice';
export { OWN_PAGE, useGetMyPageQuery, useSetFeedbackHiddenMutation } from './endpoints/mypage';
export {
  evictProject,
  useGetProjectQuery,
  useListedProject,
  useListProjectsQuery,
  usePrefetchProjects,
  useRemoveProjectMutation,
  useSetProjectClosedMutation,
  type ProjectId,
} from './endpoints/project';
export { useCreateProjectMutation, useUpdateProjectMutation } from './endpoints/projectForm';
export { useIsPostDeleted, useLazyCheckPostQuery } from './endpoints/postCheck';
export { useCreateReportMutation, useGetReportTargetQuery } from './endpoints/report';
export { useGetSimilarProjectsQuery, useGetSummaryQuery } from './endpoints/summary';
export {
  useCheckInMutation,
  useGetTeamQuery,
  useLazyGetTeamQuery,
  useEndWelcomeMutation,
  useGetTeamsQuery,
  useHandOverTeamMutation,
  useLeaveTeamMutation,
  useRemoveFromTeamMutation,
  useUpdateTeamMutation,
  type Leaving,
} from './endpoints/team';
export { useFindIdMutation, useFindPasswordMutation, useJoinMutation, type JoinForm } from './endpoints/users';
export { hydrateApiCache, takePreloadedData } from './hydrateApiCache';
export {
  errorMessage,
  errorStatus,
  fieldProblems,
  isAuthError,
  isNotFound,
  isNetworkError,
  isOffline,
  isShown,
} from './errorMessage';
export { saveOver } from './saveOver';
export { mayBeDone, sendErrorMessage, toastSendError } from './sendError';
export { TAG_TYPES } from './tags';
export { toastError, toastOutcome } from './toastError';
export { uploadSlice } from './uploadSlice';
export { useAvailability } from './useAvailability';
export { useBookmarkToggle } from './useBookmarkToggle';
export { useFilePercents } from './useFilePercents';
export { useConsentAnswer } from './useConsentAnswer';
export { useInvitationAnswer } from './useInvitationAnswer';
export { useMemberSearch } from './useMemberSearch';
export { usePost } from './usePost';
export { useDroppedOnLeave, usePostRemoval } from './usePostRemoval';
export { useSubmit } from './useSubmit';
export { useRefetchOnReturn } from './useRefetchOnReturn';
export { useSendOnce } from './useSendOnce';
export { useUploadPercent } from './useUploadPercent';
