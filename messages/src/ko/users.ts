import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';
import { number } from './language.ts';

export default {
  title: '사용자 목록',
  search: '사람 검색',
  loading: '사용자를 불러오는 중…',
  loadFailed: '사용자를 불러오지 못했어요.',
  pages: '사용자 페이지',
  list: '사용자',
  nothingFound: '찾은 사용자가 없어요.',
  count: (count: number) => `${number(count)}명`,
  found: (count: number) => `찾은 사람 ${number(count)}명`,
  downloadCsv: 'CSV로 다운로드',
  told: (name: string) => `${name} 님에게 이메일로 알렸어요.`,
  notTold: (names: string[]) =>
    `이메일을 보내지 못했어요. 다음 분에게 직접 알려 주세요: ${names.join(', ')}.`,

  columns: {
    name: '이름',
    email: '이메일',
    role: '역할',
    action: '작업',
  },
  roles: {
    admin: '관리자',
    user: '사용자',
  },
  waiting: '승인 대기 중',
  you: '나',
  ownAccount: '자신의 계정에는 할 수 없어요. 다른 관리자에게 부탁하세요.',
  notConfirmed: '주소 미확인',
  signedUp: (date: string) => `가입: ${date}`,
  signedUpAndSeen: (date: string, ago: string) => `가입: ${date} · 마지막 방문: ${ago}`,

  buttons: {
    approve: <E>(hidden: (text: string) => E, name: string): Sentence<E> => [
      hidden(`${name} 님 `),
      '승인',
    ],
    details: <E>(hidden: (text: string) => E, name: string): Sentence<E> => [
      hidden(`${name} 님 `),
      '자세히',
    ],
    delete: <E>(hidden: (text: string) => E, name: string): Sentence<E> => [
      hidden(`${name} 님 `),
      '삭제',
    ],
    more: (name: string) => `${name} 님에 대한 다른 작업`,
  },

  delete: {
    title: '삭제 확인',
    question: (name: string) => `${name} 님을 정말 삭제할까요?`,
    done: '사용자를 삭제했어요.',
  },
  approve: {
    title: '승인 확인',
    question: (name: string) => `${name} 님을 승인할까요?`,
    done: '사용자를 승인했어요.',
    notConfirmed:
      '이 사람은 아직 주소를 확인하지 않았어요. 다른 사람의 주소로도 가입할 수 있으니 주의하세요.',
  },
  makeAdmin: {
    title: '관리자 지정 확인',
    question: (name: string) => `${name} 님을 관리자로 지정할까요?`,
    yes: '관리자로 지정',
    done: '이제 관리자예요.',
  },
  removeAdmin: {
    title: '관리자 해제 확인',
    question: (name: string) => `${name} 님의 관리자 권한을 해제할까요?`,
    yes: '권한 해제',
    done: '이제 관리자가 아니에요.',
  },
  endSessions: {
    title: '로그아웃 확인',
    question: (name: string) => `${name} 님을 모든 기기에서 로그아웃할까요?`,
    yes: '모든 기기에서 로그아웃',
    done: '모든 기기에서 로그아웃했어요.',
  },

  approveSeveral: {
    title: '여러 명 승인',
    approving: '승인하는 중…',
    text: '승인하면 로그인해서 교인이 보는 모든 내용을 볼 수 있어요.',
    notConfirmed: '(주소 미확인)',
    approve: (count: number) => `${number(count)}명 승인`,
    done: (count: number) => `${number(count)}명을 승인했어요.`,
    notApproved: (names: string[]) => `승인하지 못했어요: ${names.join(', ')}.`,
  },

  details: {
    admin: {
      title: '관리자',
      text: '관리자는 사람을 승인하고 삭제할 수 있으며 데이터를 동기화할 수 있어요.',
      notYet: '먼저 이 사람을 승인하세요. 그런 다음 관리자로 지정할 수 있어요.',
      make: '관리자로 지정',
      remove: '관리자 권한 해제',
    },
    link: {
      title: '일회용 링크',
      text: '이메일을 받지 못하는 사람을 위한 링크예요. 이 링크로 새 비밀번호를 정할 수 있어요. 한 번만 쓸 수 있고 하루가 지나면 만료돼요. 본인에게만 전해 주세요.',
      create: '링크 만들기',
    },
    logOut: {
      title: '휴대폰이나 컴퓨터를 잃어버렸다면',
      text: '이 사람을 모든 기기에서 로그아웃해요. 비밀번호로 다시 로그인할 수 있어요.',
      button: '모든 기기에서 로그아웃',
    },
  },

  inviteTitle: '교인 초대',
  activityTitle: '활동 기록',
} satisfies Messages['users'];
