import styled from '@emotion/styled';
import { below, theme } from '@/shared/theme';
import { TabPanel } from '@/shared/ui/Tabs';

/** Summary (304 px) beside the tabs; one column below 1024 px (look §3). */
export const Columns = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: 304px minmax(0, 1fr);
  align-items: start;
  gap: ${theme.section.md};

  ${below('side')} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[7]};
  }
`;

/** In one column its parts are separate: the member first, the withdrawal link last. */
export const Side = styled.div`
  position: sticky;
  top: 104px;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};

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
  gap: ${theme.section.md};
  padding-top: ${theme.space[7]};

  ${below('mobile')} {
    gap: ${theme.space[8]};
    padding-top: ${theme.space[6]};
  }
`;
