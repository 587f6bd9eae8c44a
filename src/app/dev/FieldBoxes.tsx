import { useState } from 'react';
import { Button } from '@/shared/ui/Button';
import { GraduationCapIcon } from '@/shared/ui/Icon';
import { NumberStepper } from '@/shared/ui/NumberStepper';
import { RadioRows } from '@/shared/ui/RadioRows';
import { SearchField } from '@/shared/ui/SearchField';
import { Segment } from '@/shared/ui/Segment';
import { Select } from '@/shared/ui/Select';
import { Stepper } from '@/shared/ui/Stepper';
import { SuggestionField } from '@/shared/ui/SuggestionList';
import { Switch } from '@/shared/ui/Switch';
import { TextArea } from '@/shared/ui/TextArea';
import { TextField } from '@/shared/ui/TextField';
import { KitBox } from './KitBox';
import * as S from './kit.styles';

const SCHOOLS = ['이음대학교', '이음과학대학교', '이음예술대학교', '한이음대학교', '새이음대학교'];
const STEPS = ['시작 전', '기획 중', '디자인 중', '개발 중', '운영 중'].map((label) => ({ value: label, label }));
const GENDERS = [
  { value: 'F', label: '여성' },
  { value: 'M', label: '남성' },
] as const;
const REPORTS = ['스팸·홍보 게시물', '욕설·혐오 표현'].map((label) => ({ value: label, label }));
const DEGREES = ['재학', '휴학', '졸업'].map((label) => ({ value: label, label }));
const nothing = () => undefined;

/** Fields in every state. */
export function FieldBoxes() {
  const [nickname, setNickname] = useState('새벽코딩');
  const [article, setArticle] = useState('');
  const [degree, setDegree] = useState('');
  const [count, setCount] = useState(1);

  return (
    <KitBox title="입력" wide>
      <S.Pair>
        <TextField label="비었을 때" required placeholder="글 제목을 적어 주세요" value="" onChange={nothing} />
        <TextField label="글자 수" required counter max={10} value={nickname} onChange={setNickname} />
        <TextField label="확인함" value="dawncode" onChange={nothing} ok="사용할 수 있는 아이디예요." />
        <TextField label="틀림" value="dawn" onChange={nothing} error="이미 사용 중인 아이디예요." />
        <TextField label="못 고침" disabled value="○○대학교" onChange={nothing} />
        <TextField label="읽기만" readOnly value="○○대학교" onChange={nothing} />
        <TextField
          label="버튼과 함께"
          value="새벽코딩"
          onChange={nothing}
          beside={<Button variant="soft">중복 확인</Button>}
        />
        <TextField label="단위" optional tail="명" value="5" onChange={nothing} help="나를 빼고 적어 주세요." />
        <Switch
          label="켜고 끄기"
          hint="인원이 둘이면 켜져요."
          checked={count === 2}
          onChange={(on) => setCount(on ? 2 : 1)}
        />
        <div>
          <NumberStepper label="인원" value={count} min={1} max={20} onChange={setCount} />
        </div>
        <Select label="목록에서 고르기" prompt="골라 주세요" options={DEGREES} value={degree} onChange={setDegree} />
        <Select label="꺼진 목록" disabled options={DEGREES} value="재학" onChange={nothing} />
        <TextArea label="긴 글" optional max={450} value={article} onChange={setArticle} placeholder="적어 주세요" />
        <TextArea
          label="틀린 긴 글"
          required
          max={450}
          value=""
          onChange={nothing}
          error="모집 내용을 입력해 주세요."
        />
      </S.Pair>
    </KitBox>
  );
}

/** Searching and choosing. */
export function ChoiceBoxes() {
  const [term, setTerm] = useState('이음대');
  const [school, setSchool] = useState('');
  const [gender, setGender] = useState<'F' | 'M'>('F');
  const [report, setReport] = useState('스팸·홍보 게시물');
  const [step, setStep] = useState('디자인 중');

  return (
    <>
      <KitBox title="찾기와 목록">
        <S.Stack>
          <SearchField label="제목 검색" placeholder="제목을 입력해 주세요" value={term} onSearch={setTerm} max={100} />
          <SuggestionField
            label="학교"
            lead={GraduationCapIcon}
            value={school}
            options={SCHOOLS.filter((name) => name.includes(school))}
            keyOf={(name) => name}
            isSelected={(name) => name === school}
            onChange={setSchool}
            onPick={setSchool}
            emptyText="맞는 학교가 없어요."
            maxHeight={150}
          />
        </S.Stack>
      </KitBox>
      <KitBox title="나눠 고르기, 하나 고르기">
        <S.Stack>
          <Segment label="성별" required options={GENDERS} value={gender} onChange={setGender} />
          <RadioRows label="신고 유형" options={REPORTS} value={report} onChange={setReport} />
          <Stepper label="진행 단계" required steps={STEPS} value={step} onChange={setStep} />
          <Stepper
            label="고르지 않은 단계"
            steps={STEPS}
            value=""
            onChange={nothing}
            error="진행 단계를 선택해 주세요."
          />
        </S.Stack>
      </KitBox>
    </>
  );
}
