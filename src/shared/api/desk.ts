// What the operator's desk alone asks and sends.
export {
  useConfirmOperatorMutation,
  useGetDeskQuery,
  useGetTemplatesQuery,
  useSaveTemplatesMutation,
  type CaseRef,
} from './endpoints/admin';
export {
  useGetArchiveForOperatorQuery,
  useGetCaseNewsQuery,
  useGetCaseQuery,
  useGetCasesQuery,
  useGetProjectForOperatorQuery,
  useLazyFindCaseQuery,
  useTakeMeasureMutation,
  useUndoMeasureMutation,
} from './endpoints/adminCases';
export {
  useGetDeskMembersQuery,
  useGetRecentContentQuery,
  useHideRecentContentMutation,
  useSetMemberRoleMutation,
} from './endpoints/adminMembers';
export {
  useEndAnnouncementMutation,
  useGetDeskAnnouncementsQuery,
  useGetDeskFileMutation,
  useGetFiguresQuery,
  useGetOperatorLogQuery,
  useSaveAnnouncementMutation,
  type DeskFile,
} from './endpoints/adminSections';
