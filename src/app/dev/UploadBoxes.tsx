import { useState } from 'react';
import { FileRow } from '@/shared/ui/FileRow';
import { ProgressBar } from '@/shared/ui/ProgressBar';
import { Tiles, UploadAddTile, UploadTile } from '@/shared/ui/UploadTile';
import { KitBox } from './KitBox';
import * as S from './kit.styles';

const nothing = () => undefined;

/** Uploads of pictures and files. */
export function UploadBoxes() {
  const [names, setNames] = useState<string[]>([]);
  const add = (files: File[]) => setNames([...names, ...files.map(({ name }) => name)]);

  return (
    <>
      <KitBox title="이미지 올리기" wide>
        <Tiles>
          <UploadAddTile label="이미지 추가" accept="image/*" multiple onFiles={add} />
          <UploadAddTile label="더 올릴 수 없음" disabled onFiles={nothing} />
          <UploadTile name="지도.png" src="/illustrations/no-post.svg" percent={64} onRemove={nothing} />
          <UploadTile name="졸전.png" src="/illustrations/complete.svg" badge="대표 이미지" onRemove={nothing} />
          <UploadTile name="큰 사진.png" error="이미지는 10MB 이하만 올릴 수 있어요." onRemove={nothing} />
        </Tiles>
      </KitBox>
      <KitBox title="파일">
        <S.Stack>
          <FileRow name="포트폴리오_2025.pdf" size="18.2MB" onRemove={nothing} />
          <FileRow name="발표자료_최종.pptx" percent={42} onRemove={nothing} />
          <FileRow name="아주큰파일.zip" error="50MB 이하 파일만 올릴 수 있어요." onRemove={nothing} />
          <FileRow kind="link" name="https://example.com/portfolio" onRemove={nothing} />
          {names.map((name) => (
            <FileRow key={name} name={name} />
          ))}
          <ProgressBar label="채운 항목" value={9} max={11} valueText="11개 중 9개" />
        </S.Stack>
      </KitBox>
    </>
  );
}
