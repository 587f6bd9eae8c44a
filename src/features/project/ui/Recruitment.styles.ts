import styled from '@emotion/styled';
import { SkillTags } from '@/entities/skill';
import { below } from '@/shared/theme';

export const Wanted = styled.dl`
  display: grid;
  gap: 16px;
  padding: 20px 22px;
  border-radius: 18px;
  background: ${({ theme }) => theme.color['surface-sunken']};

  > div {
    display: grid;
    grid-template-columns: 72px minmax(0, 1fr);
    align-items: center;
  }
  dt {
    color: ${({ theme }) => theme.color['text-3']};
    font: 500 13px/1.45 ${({ theme }) => theme.font};
  }
  ${below('mobile')} {
    > div {
      grid-template-columns: minmax(0, 1fr);
      gap: 8px;
    }
  }
`;

/** White on the quiet ground, where gray would not be seen. */
export const Skills = styled(SkillTags)`
  span {
    background: ${({ theme }) => theme.color.surface};
    box-shadow: inset 0 0 0 1px ${({ theme }) => theme.color.border};
  }
  @media (forced-colors: active) {
    span {
      border: 1px solid;
    }
  }
`;
