import type { Messages } from '../catalog.ts';

export default {
  title: (version: string) => `새 버전이 나왔어요: ${version}`,
  changes: '새로운 점',
  more: '이 버전 자세히 보기',
  how: '먼저 백업하세요. 그런 다음 서버에서 앱을 멈추고, 새 버전을 앱 폴더에 넣은 뒤 그 폴더에서 실행하세요:',
  container: '앱이 컨테이너에서 실행된다면 대신 새 이미지를 시작하세요.',
} satisfies Messages['newVersion'];
