import { withObject } from './particles';

/** The sentence of a list or page that failed to load. @param noun what it shows, as 지원자 */
export const loadFailed = (noun: string) => `${withObject(noun)} 불러오지 못했어요.`;

/** What a skeleton says to a screen reader. @param noun what is loading, as 지원자 */
export const loading = (noun: string) => `${withObject(noun)} 불러오고 있어요`;
