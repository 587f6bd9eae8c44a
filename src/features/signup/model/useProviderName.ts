import { useGetLoginWaysQuery } from '@/shared/api';

/** The name of a provider of social login as texts have it; undefined until it is loaded. */
export function useProviderName(provider: string | undefined): string | undefined {
  const { data: ways } = useGetLoginWaysQuery(undefined, { skip: provider === undefined });
  return ways?.social.find((one) => one.provider === provider)?.name;
}
