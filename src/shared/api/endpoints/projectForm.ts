import { type ProjectPayload } from '@contract/project';
import { api } from '../api';
import { afterSuccess, idTag } from '../tags';
import { keyHeader, type Keyed } from '../useSendOnce';
import { LISTED_PROJECTS, touchedProject, type ProjectId } from './project';

/** The new state of a post. */
interface ProjectEdit {
  id: ProjectId;
  payload: ProjectPayload;
}

/** The writes of the form of a post, which are loaded with it. */
const projectFormApi = api.injectEndpoints({
  endpoints: (build) => ({
    createProject: build.mutation<ProjectId, Keyed<{ payload: ProjectPayload }>>({
      query: ({ payload, key }) => ({ url: '/projects', method: 'POST', headers: keyHeader(key), body: payload }),
      invalidatesTags: afterSuccess(() => LISTED_PROJECTS),
    }),

    updateProject: build.mutation<ProjectId, ProjectEdit>({
      query: ({ id, payload }) => ({ url: `/projects/${id}`, method: 'PUT', body: payload }),
      invalidatesTags: (_id, error, { id }) => touchedProject(error, id, [idTag('Project', id), ...LISTED_PROJECTS]),
    }),
  }),
});

export const { useCreateProjectMutation, useUpdateProjectMutation } = projectFormApi;
