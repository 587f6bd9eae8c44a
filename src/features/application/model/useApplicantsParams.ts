import { APPLICATION_TABS, type ApplicationTab } from '@contract/application';
import { pageNumber } from '@contract/pageNumber';
import { ROLES, type Role } from '@contract/skill';
import { useUrlParams } from '@/shared/routes';
import { type ApplicantsParams } from './useApplicants';

/** Pages are 1-based here (D75). Defaults are omitted, so that a list has one address. */
const CODEC = {
  read: (search: URLSearchParams): ApplicantsParams => ({
    status: APPLICATION_TABS.find((tab) => tab === search.get('status')) ?? 'PENDING',
    role: ROLES.find((role) => role === search.get('role')) ?? null,
    page: pageNumber(search),
  }),
  write: ({ status, role, page }: ApplicantsParams) =>
    new URLSearchParams({
      ...(status !== 'PENDING' && { status }),
      ...(role && { role }),
      ...(page > 1 && { page: String(page) }),
    }),
};

/** Tab, role and page of the URL. */
export function useApplicantsParams() {
  const { params, show, addressOf } = useUrlParams(CODEC);
  return {
    params,
    showTab: (status: ApplicationTab) => show({ status, role: null }),
    showRole: (role: Role | null) => show({ role }),
    replacePage: (page: number) => show({ page }, { replace: true }),
    addressOf,
  };
}
