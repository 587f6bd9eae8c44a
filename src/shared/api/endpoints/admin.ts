import { type Announcement, type AnnouncementPage, type AnnouncementPayload } from '@contract/announcement';
import {
  type Case,
  type CaseListQuery,
  type CasePage,
  type Confirmation,
  type Figures,
  type LogFilter,
  type LogPage,
  type MeasurePayload,
  type MemberCard,
  type MemberCardPage,
  type MemberListQuery,
  type NumbersQuery,
  type OperatorDesk,
  type RoleChange,
} from '@contract/operator';
import { type ArchiveDetail } from '@contract/archive';
import { type ProjectDetail } from '@contract/project';
import { type ReportTargetKind } from '@contract/report';
import { api } from '../api';
import { afterSuccess, idTag, listTag, type Tag } from '../tags';
import { keyHeader, type Keyed } from '../useSendOnce';

/** A target of a case as its address names it. */
export interface CaseRef {
  target: ReportTargetKind;
  targetId: number;
}

/** A CSV file of the desk, with its filter. */
export interface DeskFile {
  name: 'log' | 'numbers';
  params: Record<string, string | number | string[] | undefined>;
}

type Unpaged<Query extends { page: number }> = Partial<Query>;

const TAG_TYPES = ['Desk', 'Case', 'DeskMember', 'OperatorLog', 'Announcement'] as const;

/** The first page is requested without a number. */
const sentPage = (page = 0) => page || undefined;

const caseTag = ({ target, targetId }: CaseRef) => idTag('Case', `${target}/${targetId}`);

/** The tags that a measure, a change of role or of an announcement invalidates. */
const AFTER_ACT: Tag[] = [listTag('Desk'), listTag('Case'), listTag('DeskMember'), listTag('OperatorLog')];
const AFTER_ANNOUNCEMENT: Tag[] = [listTag('Announcement'), listTag('OperatorLog')];

const adminApi = api.enhanceEndpoints({ addTagTypes: TAG_TYPES }).injectEndpoints({
  endpoints: (build) => ({
    getDesk: build.query<OperatorDesk, void>({
      query: () => '/admin/me',
      providesTags: [listTag('Desk')],
    }),

    /** The own password, which lets this session act for a while (D130). */
    confirmOperator: build.mutation<Confirmation, string>({
      query: (password) => ({ url: '/admin/confirm', method: 'POST', body: { password } }),
      async onQueryStarted(_password, { dispatch, queryFulfilled }) {
        const result = await queryFulfilled.catch(() => undefined);
        if (!result) return;
        dispatch(
          adminApi.util.updateQueryData('getDesk', undefined, (desk) => {
            desk.confirmedUntil = result.data.confirmedUntil;
          }),
        );
      },
    }),

    getCases: build.query<CasePage, Unpaged<CaseListQuery>>({
      query: ({ page, ...filter }) => ({ url: '/admin/reports', params: { ...filter, page: sentPage(page) } }),
      providesTags: [listTag('Case')],
      keepUnusedDataFor: 0,
    }),

    /** The queue as it is now, beside the one on screen, asked for again with each new report (D195). */
    getCaseNews: build.query<CasePage, Unpaged<CaseListQuery> & { newestReport: number | null | undefined }>({
      query: ({ page, newestReport: _version, ...filter }) => ({
        url: '/admin/reports',
        params: { ...filter, page: sentPage(page) },
      }),
      keepUnusedDataFor: 0,
    }),

    /** Never cached: a measure names the version that the operator has seen. */
    getCase: build.query<Case, CaseRef>({
      query: ({ target, targetId }) => `/admin/reports/${target}/${targetId}`,
      providesTags: (_case, _error, ref) => [caseTag(ref)],
      keepUnusedDataFor: 0,
    }),

    takeMeasure: build.mutation<Case, Keyed<MeasurePayload>>({
      query: ({ key, ...body }) => ({ url: '/admin/measures', method: 'POST', headers: keyHeader(key), body }),
      // A case of the same member shows the measure in its history. A refused measure was of an older version of its case.
      invalidatesTags: (_case, error, { target, targetId }) =>
        error
          ? [caseTag({ target: target.toLowerCase() as ReportTargetKind, targetId })]
          : [...AFTER_ACT, { type: 'Case' }],
    }),

    getDeskMembers: build.query<MemberCardPage, Unpaged<MemberListQuery>>({
      query: ({ page, ...filter }) => ({ url: '/admin/members', params: { ...filter, page: sentPage(page) } }),
      providesTags: [listTag('DeskMember')],
      keepUnusedDataFor: 0,
    }),

    setMemberRole: build.mutation<MemberCard, RoleChange & { memberId: number }>({
      query: ({ memberId, ...body }) => ({ url: `/admin/members/${memberId}/role`, method: 'PUT', body }),
      invalidatesTags: afterSuccess(({ memberId }) => [
        ...AFTER_ACT,
        caseTag({ target: 'profile', targetId: memberId }),
      ]),
    }),
  }),
});

const sectionsApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    /** A post or an archive that operators alone can open, from its case (D193). Never cached. */
    getProjectForOperator: build.query<ProjectDetail, number>({
      query: (id) => `/admin/projects/${id}`,
      keepUnusedDataFor: 0,
    }),

    getArchiveForOperator: build.query<ArchiveDetail, number>({
      query: (id) => `/admin/archives/${id}`,
      keepUnusedDataFor: 0,
    }),

    getDeskAnnouncements: build.query<AnnouncementPage, number>({
      query: (page) => ({ url: '/admin/announcements', params: { page: sentPage(page) } }),
      providesTags: [listTag('Announcement')],
      keepUnusedDataFor: 0,
    }),

    saveAnnouncement: build.mutation<Announcement, Keyed<{ id?: number; payload: AnnouncementPayload }>>({
      query: ({ id, payload, key }) => ({
        url: id === undefined ? '/admin/announcements' : `/admin/announcements/${id}`,
        method: id === undefined ? 'POST' : 'PUT',
        headers: keyHeader(key),
        body: payload,
      }),
      invalidatesTags: afterSuccess(() => AFTER_ANNOUNCEMENT),
    }),

    endAnnouncement: build.mutation<null, number>({
      query: (id) => ({ url: `/admin/announcements/${id}`, method: 'DELETE' }),
      invalidatesTags: afterSuccess(() => AFTER_ANNOUNCEMENT),
    }),

    /** With the unit of the request: while another unit is loading, the previous figures stay visible. */
    getFigures: build.query<Figures & Pick<NumbersQuery, 'unit'>, NumbersQuery>({
      query: (params) => ({ url: '/admin/numbers', params }),
      transformResponse: (figures: Figures, _meta, { unit }) => ({ ...figures, unit }),
      keepUnusedDataFor: 0,
    }),

    getOperatorLog: build.query<LogPage, Partial<LogFilter> & { page?: number }>({
      query: ({ page, ...filter }) => ({ url: '/admin/log', params: { ...filter, page: sentPage(page) } }),
      providesTags: [listTag('OperatorLog')],
      keepUnusedDataFor: 0,
    }),

    /** Fetches a CSV file; the result is an object URL, which the caller revokes after saving. */
    getDeskFile: build.mutation<string, DeskFile>({
      query: ({ name, params }) => ({
        url: `/admin/${name}.csv`,
        params,
        responseHandler: async (response) =>
          response.ok ? URL.createObjectURL(await response.blob()) : (response.json() as Promise<unknown>),
      }),
    }),
  }),
});

export const {
  useConfirmOperatorMutation,
  useGetCaseNewsQuery,
  useGetCaseQuery,
  useGetCasesQuery,
  useGetDeskMembersQuery,
  useGetDeskQuery,
  useSetMemberRoleMutation,
  useTakeMeasureMutation,
} = adminApi;

export const {
  useEndAnnouncementMutation,
  useGetArchiveForOperatorQuery,
  useGetDeskAnnouncementsQuery,
  useGetDeskFileMutation,
  useGetFiguresQuery,
  useGetOperatorLogQuery,
  useGetProjectForOperatorQuery,
  useSaveAnnouncementMutation,
} = sectionsApi;
