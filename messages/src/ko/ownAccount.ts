import type { Messages } from '../catalog.ts';
import { number } from './language.ts';

export default {
  install: {
    offer: '앱을 설치하면 다른 앱처럼 열 수 있어요.',
    done: '앱이 설치됐어요. 다른 앱처럼 여세요.',
    install: '설치',
    how: '앱을 설치하는 방법',
    byMenu:
      '브라우저 메뉴에서 ‘설치’ 또는 ‘홈 화면에 추가’를 찾으세요. 없으면 이 페이지를 Chrome이나 Edge에서 여세요.',
    ios: {
      share: '화살표가 있는 네모 모양의 ‘공유’를 누르세요. 보이지 않으면 먼저 ‘…’을 누르세요.',
      add: '‘홈 화면에 추가’를 선택하세요.',
      safari: '브라우저에 이 기능이 없으면 이 페이지를 Safari에서 여세요.',
    },
  },

  name: {
    submit: '이름 저장',
    unchanged: '지금 이름과 같아요.',
    changed: '이름을 바꿨어요.',
  },

  password: {
    current: '현재 비밀번호',
    new: '새 비밀번호',
    endFeeds: (count: number | undefined) =>
      count === undefined
        ? '개인 링크도 끄기: 캘린더와 팟캐스트 앱에 새 링크가 필요해요'
        : `개인 링크 ${number(count)}개도 끄기: 캘린더와 팟캐스트 앱에 새 링크가 필요해요`,
    submit: '비밀번호 변경',
    changed: '비밀번호를 바꿨어요. 다른 기기에서는 로그아웃됐어요.',
    changedAndFeedsEnded: '비밀번호를 바꿨어요. 다른 기기에서는 로그아웃됐고 개인 링크는 꺼졌어요.',
  },

  data: {
    text: '저장된 내 모든 정보를 JSON 파일로 받아요.',
    download: '내 데이터 다운로드',
  },

  deletion: {
    text: '이메일 주소, 비밀번호, 로그인 기록, 개인 링크가 영구적으로 삭제돼요. 이름은 활동 기록에 남아요.',
    button: '내 계정 삭제',
    title: '삭제 확인',
    question: '계정을 정말 삭제할까요? 확인을 위해 비밀번호를 입력하세요.',
    keep: '계정 유지',
    pending: '삭제하는 중…',
  },
} satisfies Messages['ownAccount'];
