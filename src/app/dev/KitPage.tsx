import { ButtonBox } from './ButtonBox';
import { ChipBoxes } from './ChipBoxes';
import { FeedbackBoxes } from './FeedbackBoxes';
import { ChoiceBoxes, FieldBoxes } from './FieldBoxes';
import { FormBox } from './FormBox';
import { FoundationBoxes } from './FoundationBoxes';
import { NavigationBox } from './NavigationBox';
import { UploadBoxes } from './UploadBoxes';
import * as S from './kit.styles';

/** Every component of the UI kit in every state. Development builds only. */
export function KitPage() {
  return (
    <S.Page>
      <S.Head>
        <S.Title>화면 조각 모음</S.Title>
      </S.Head>
      <S.Grid>
        <ButtonBox />
        <ChipBoxes />
        <FieldBoxes />
        <ChoiceBoxes />
        <UploadBoxes />
        <NavigationBox />
        <FeedbackBoxes />
        <FormBox />
        <FoundationBoxes />
      </S.Grid>
    </S.Page>
  );
}
