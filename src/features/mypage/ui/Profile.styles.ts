import styled from '@emotion/styled';
import { below } from '@/shared/theme';
import { TabPanel } from '@/shared/ui/Tabs';

/** Summary (304 px) beside the tabs; one column below 1024 px (look §3). */
export const Columns = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: 304px minmax(0, 1fr);
  align-items: start;
  gap: 72px;

  ${below('side')} {
    grid-template-columns: minmax(0, 1fr);
    gap: 32px;
  }
`;

/** In one column its parts are separate: the member first, the withdrawal link last. */
export const Side = styled.div`
  position: sticky;
  top: 104px;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;

  ${below('side')} {
    display: contents;
  }
`;

export const Main = styled.div`
  min-width: 0;
`;

export const Panel = styled(TabPanel)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 64px;
  padding-top: 40px;

  ${below('mobile')} {
    gap: 48px;
    padding-top: 28px;
  }
`;
