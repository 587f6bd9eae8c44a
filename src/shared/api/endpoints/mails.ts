import { type MailKind, type MailLink, type MailLinkPayload, type Mails } from '@contract/mails';
import { api } from '../api';
import { idTag, listTag } from '../tags';

interface EnteredCode {
  kind: MailKind;
  code: string;
}

/** An `alarm` event follows every change in another tab, and a change of the account may wait for a code. */
const MAILS = [listTag('Alarm'), idTag('Account', 'own')];
/** The bell tells whether the e-mail is unconfirmed; profile and record show the school mail. */
const CHANGED = [listTag('Alarm'), idTag('Account', 'own'), idTag('Profile', 'own'), listTag('Record')];

/** Also after a refusal: the code may have ended. */
const changed = () => CHANGED;

const mailsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The own addresses with their codes. */
    getMails: build.query<Mails, void>({
      query: () => '/users/me/mails',
      providesTags: MAILS,
    }),

    sendMailCode: build.mutation<Mails, MailKind>({
      query: (kind) => ({ url: `/users/me/mails/${kind}/code`, method: 'POST' }),
      invalidatesTags: changed,
    }),

    confirmMail: build.mutation<Mails, EnteredCode>({
      query: ({ kind, code }) => ({ url: `/users/me/mails/${kind}`, method: 'POST', body: { code } }),
      invalidatesTags: changed,
    }),

    putSchoolMail: build.mutation<Mails, string>({
      query: (address) => ({ url: '/users/me/mails/school', method: 'PUT', body: { address } }),
      invalidatesTags: changed,
    }),

    /** Removes the school mail, or the pending change of the e-mail. */
    removeMail: build.mutation<Mails, MailKind>({
      query: (kind) => ({ url: `/users/me/mails/${kind}`, method: 'DELETE' }),
      invalidatesTags: changed,
    }),

    /** Reads the account of a link; a POST, because its token must not be in an address. */
    getMailLink: build.query<MailLink, string>({
      query: (token) => ({ url: '/users/mail_link', method: 'POST', body: { token } }),
      keepUnusedDataFor: 0,
    }),

    /** Confirms the address of a link, or refuses it. */
    followMailLink: build.mutation<MailLink, Required<MailLinkPayload>>({
      query: (body) => ({ url: '/users/mail_link', method: 'POST', body }),
      invalidatesTags: changed,
    }),
  }),
});

export const {
  useConfirmMailMutation,
  useFollowMailLinkMutation,
  useGetMailLinkQuery,
  useGetMailsQuery,
  usePutSchoolMailMutation,
  useRemoveMailMutation,
  useSendMailCodeMutation,
} = mailsApi;
