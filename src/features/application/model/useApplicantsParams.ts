import { useSearchParams } from 'react-router-dom';
import { APPLICATION_TABS, type ApplicationTab } from '@contract/application';
import { pageNumber } from '@contract/pageNumber';
import { ROLES, type Role } from '@contract/skill';
import { type ApplicantsParams } from './useApplicants';

/** Tab, role and page of the URL; pages are 1-based here (D75). */
export function useApplicantsParams() {
  const [search, setSearch] = useSearchParams();
  const params: ApplicantsParams = {
    status: APPLICATION_TABS.find((tab) => tab === search.get('status')) ?? 'PENDING',
    role: ROLES.find((role) => role === search.get('role')) ?? null,
    page: pageNumber(search),
  };

  /** Defaults are omitted, so that a list has one address. */
  const searchFor = ({ status, role, page }: ApplicantsParams) =>
    new URLSearchParams({
      ...(status !== 'PENDING' && { status }),
      ...(role && { role }),
      ...(page > 1 && { page: String(page) }),
    });

  return {
    params,
    showTab: (status: ApplicationTab) => setSearch(searchFor({ status, role: null, page: 1 })),
    showRole: (role: Role | null) => setSearch(searchFor({ ...params, role, page: 1 })),
    replacePage: (page: number) => setSearch(searchFor({ ...params, page }), { replace: true }),
    addressOf: (page: number) => `?${searchFor({ ...params, page }).toString()}`,
  };
}
