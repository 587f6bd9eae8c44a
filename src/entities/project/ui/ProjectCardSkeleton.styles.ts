import styled from '@emotion/styled';
import { text, theme } from '@/shared/theme';
import { Top } from './ProjectCard.styles';

export const Roles = styled(Top)`
  justify-content: flex-start;
  gap: ${theme.space[2]};

  > span {
    height: 32px;

    @container card (max-width: 330px) {
      height: 28px;
    }
  }
`;

/** As high as the two lines of a title. */
export const Title = styled.div`
  ${text('title')}
  display: grid;
  align-content: space-around;
  height: calc(2 * 1.45em);
`;
