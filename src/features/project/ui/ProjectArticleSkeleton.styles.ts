import styled from '@emotion/styled';
import { below, text } from '@/shared/theme';
import * as Page from './ProjectPage.styles';

/** As high as most titles: one line, on phones two. */
export const Title = styled.div`
  ${text('h1')}
  display: grid;
  align-items: center;
  height: 1lh;

  ${below('mobile')} {
    height: 2lh;
  }
`;

/** The sentence: one line, on phones two. */
export const Lead = styled(Page.Lead)`
  height: 1lh;

  ${below('mobile')} {
    height: 2lh;
  }
`;
