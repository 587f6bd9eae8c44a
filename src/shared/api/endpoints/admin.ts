import { type Confirmation, type OperatorDesk, type ReasonTemplates, type TemplatesPayload } from '@contract/operator';
import { type ReportTargetKind } from '@contract/report';
import { api } from '../api';
import { idTag, listTag, type Tag } from '../tags';

/** A target of a case as its address names it. */
export interface CaseRef {
  target: ReportTargetKind;
  targetId: number;
}

/** The query of a list, whose first page needs no number. */
export type Unpaged<Query extends { page: number }> = Partial<Query>;

const TAG_TYPES = ['Desk', 'Case', 'DeskMember', 'OperatorLog', 'Announcement', 'Template'] as const;

/** The first page is requested without a number. */
export const sentPage = (page = 0) => page || undefined;

/** The tag of one case. */
export const caseTag = ({ target, targetId }: CaseRef) => idTag('Case', `${target}/${targetId}`);

/** The tags that a measure or a change of role invalidates. */
export const AFTER_ACT: Tag[] = [listTag('Desk'), listTag('Case'), listTag('DeskMember'), listTag('OperatorLog')];

/** The desk of an operator, with the tags of its sections, whose endpoints are in files of their own. */
export const adminApi = api.enhanceEndpoints({ addTagTypes: TAG_TYPES }).injectEndpoints({
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

    getTemplates: build.query<ReasonTemplates, void>({
      query: () => '/admin/templates',
      providesTags: [listTag('Template')],
    }),

    /** A refused list was of an older version. */
    saveTemplates: build.mutation<ReasonTemplates, TemplatesPayload>({
      query: (body) => ({ url: '/admin/templates', method: 'PUT', body }),
      invalidatesTags: [listTag('Template')],
    }),
  }),
});

export const { useConfirmOperatorMutation, useGetDeskQuery, useGetTemplatesQuery, useSaveTemplatesMutation } = adminApi;
