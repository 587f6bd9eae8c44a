import {
  type AnswerPayload,
  type AnswerResult,
  type Application,
  type ApplicationEditPayload,
  type ApplicationListQuery,
  type ApplicationPage,
  type ApplicationPayload,
  type DeclinedWaiting,
  type MyApplication,
  type MyApplicationPage,
  type QuestionAnswerPayload,
  type QuestionPayload,
} from '@contract/application';
import { type ProjectDetail } from '@contract/project';
import { api } from '../api';
import { idTag, listTag, type Tag } from '../tags';
import { tagsIfOutdated } from '../tagsIfOutdated';
import { keyHeader, type Keyed } from '../useSendOnce';
import { projectApi, type ProjectId } from './project';

export interface ApplicationCall extends ApplicationPayload {
  projectId: ProjectId;
}

export interface ApplicantsQuery extends ApplicationListQuery {
  projectId: ProjectId;
}

/** The text is sent with the reason OTHER only. */
export type ApplicationAnswerBody = Omit<AnswerPayload, 'note'> & { note?: string };

interface ApplicationRef {
  projectId: ProjectId;
  applicationId: number;
}

export interface ApplicationAnswerCall extends ApplicationAnswerBody, ApplicationRef {}

/** The own applications. */
const OWN = idTag('Application', 'own');

const ownUrl = (projectId: ProjectId) => `/projects/${projectId}/applications/mine`;

/** The own application, on its post and in the list of the own ones. */
const ownTags = (projectId: ProjectId): Tag[] => [
  idTag('Application', projectId),
  idTag('Project', projectId),
  OWN,
  listTag('Notice'),
  listTag('Alarm'),
];

/** The post with its seats in every query, its applicants, its team, and the notices that count its applications. */
const answeredTags = (projectId: ProjectId): Tag[] => [
  idTag('Application', projectId),
  idTag('Project', projectId),
  listTag('Project'),
  idTag('Team', projectId),
  listTag('Team'),
  listTag('Notice'),
  listTag('Alarm'),
];

const applicationApi = api.injectEndpoints({
  endpoints: (build) => ({
    applyToProject: build.mutation<MyApplication, Keyed<ApplicationCall>>({
      query: ({ projectId, key, ...body }) => ({
        url: `/projects/${projectId}/applications`,
        method: 'POST',
        headers: keyHeader(key),
        body,
      }),
      // Optimistic update of the post.
      async onQueryStarted({ projectId }, { dispatch, queryFulfilled }) {
        const application = await queryFulfilled.then(({ data }) => data).catch(() => null);
        if (application) dispatch(projectApi.util.updateQueryData('getProject', projectId, markApplied(application)));
      },
      invalidatesTags: (_application, error, { projectId }) =>
        tagsIfOutdated(error, [idTag('Application', projectId), idTag('Project', projectId), OWN]),
    }),

    withdrawApplication: build.mutation<null, ProjectId>({
      query: (projectId) => ({ url: ownUrl(projectId), method: 'DELETE' }),
      invalidatesTags: (_nothing, error, projectId) => tagsIfOutdated(error, [idTag('Application', projectId), OWN]),
    }),

    /** Changes the own pending application (D207). */
    editApplication: build.mutation<MyApplication, ApplicationEditPayload & { projectId: ProjectId }>({
      query: ({ projectId, ...body }) => ({ url: ownUrl(projectId), method: 'PUT', body }),
      invalidatesTags: (_application, error, { projectId }) => tagsIfOutdated(error, ownTags(projectId)),
    }),

    /** Answers the leader's question about the own application. */
    answerQuestion: build.mutation<MyApplication, QuestionAnswerPayload & { projectId: ProjectId }>({
      query: ({ projectId, ...body }) => ({ url: `${ownUrl(projectId)}/answer`, method: 'PUT', body }),
      invalidatesTags: (_application, error, { projectId }) => tagsIfOutdated(error, ownTags(projectId)),
    }),

    /** Asks an applicant a question. */
    askApplicant: build.mutation<Application, ApplicationRef & QuestionPayload>({
      query: ({ projectId, applicationId, ...body }) => ({
        url: `/projects/${projectId}/applications/${applicationId}/questions`,
        method: 'POST',
        body,
      }),
      invalidatesTags: (_application, error, { projectId }) => tagsIfOutdated(error, [idTag('Application', projectId)]),
    }),

    /** The applicants of an own post. */
    getApplicants: build.query<ApplicationPage, ApplicantsQuery>({
      query: ({ projectId, ...params }) => ({ url: `/projects/${projectId}/applications`, params }),
      providesTags: (_page, _error, { projectId }) => [idTag('Application', projectId)],
      keepUnusedDataFor: 0,
    }),

    answerApplication: build.mutation<AnswerResult, ApplicationAnswerCall>({
      query: ({ projectId, applicationId, ...body }) => ({
        url: `/projects/${projectId}/applications/${applicationId}`,
        method: 'PUT',
        body,
      }),
      invalidatesTags: (_result, error, { projectId }) => tagsIfOutdated(error, answeredTags(projectId)),
    }),

    /** Declines all pending applications to a full post (D106). */
    declineWaiting: build.mutation<DeclinedWaiting, ProjectId>({
      query: (projectId) => ({ url: `/projects/${projectId}/applications/decline-waiting`, method: 'POST' }),
      invalidatesTags: (_result, error, projectId) => tagsIfOutdated(error, answeredTags(projectId)),
    }),

    /** The own applications, waiting ones first. `page` is 0-based, as on the wire (D75). */
    getMyApplications: build.query<MyApplicationPage, number>({
      query: (page) => ({ url: '/applications', params: { page: page || undefined } }),
      providesTags: [OWN],
    }),
  }),
});

const markApplied = (application: MyApplication) => (project: ProjectDetail) => {
  project.mine = { state: 'APPLIED', application };
};

export const {
  useApplyToProjectMutation,
  useWithdrawApplicationMutation,
  useGetApplicantsQuery,
  useAnswerApplicationMutation,
  useAnswerQuestionMutation,
  useAskApplicantMutation,
  useEditApplicationMutation,
  useDeclineWaitingMutation,
  useGetMyApplicationsQuery,
} = applicationApi;
