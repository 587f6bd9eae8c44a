import { type LoginWays } from '@contract/auth';
import { api } from '../api';

/** The ways to log in besides the password; apart from the endpoints of the session, which every page loads. */
const loginWaysApi = api.injectEndpoints({
  endpoints: (build) => ({
    getLoginWays: build.query<LoginWays, void>({ query: () => '/login/ways' }),
  }),
});

export const { useGetLoginWaysQuery } = loginWaysApi;
