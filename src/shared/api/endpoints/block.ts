import { type BlockedMember, type BlockPayload } from '@contract/block';
import { type OwnMeasure } from '@contract/operator';
import { api } from '../api';
import { listTag, type TagType } from '../tags';

/** Tags of everything that leaves out blocked members: lists, posts with their comments, invitations, notices. */
const SHOWS_MEMBERS: readonly TagType[] = [
  'Project',
  'Archive',
  'Comment',
  'Alarm',
  'Notice',
  'Application',
  'Profile',
];

const blockApi = api.enhanceEndpoints({ addTagTypes: ['Block'] }).injectEndpoints({
  endpoints: (build) => ({
    getBlocks: build.query<BlockedMember[], void>({
      query: () => '/users/me/blocks',
      providesTags: [listTag('Block')],
      keepUnusedDataFor: 0,
    }),

    blockMember: build.mutation<BlockedMember[], BlockPayload>({
      query: (body) => ({ url: '/users/me/blocks', method: 'POST', body }),
      invalidatesTags: (_blocks, error) => (error ? [] : ['Block', ...SHOWS_MEMBERS]),
    }),

    /** Optimistic update with rollback. */
    unblockMember: build.mutation<unknown, number>({
      query: (id) => ({ url: `/users/me/blocks/${id}`, method: 'DELETE' }),
      async onQueryStarted(id, { dispatch, queryFulfilled }) {
        const patch = dispatch(
          blockApi.util.updateQueryData('getBlocks', undefined, (blocks) => blocks.filter((one) => one.id !== id)),
        );
        await queryFulfilled.catch(() => patch.undo());
      },
      invalidatesTags: (_blocks, error) => (error ? [] : ['Block', ...SHOWS_MEMBERS]),
    }),

    /** Measures of operators about the own content and account, newest first. */
    getOwnMeasures: build.query<OwnMeasure[], void>({
      query: () => '/users/me/measures',
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useBlockMemberMutation, useGetBlocksQuery, useGetOwnMeasuresQuery, useUnblockMemberMutation } = blockApi;
