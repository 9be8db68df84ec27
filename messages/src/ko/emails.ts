import type { Messages } from '../catalog.ts';

export default {
  withColon: (label: string) => `${label}:`,
  changeNotifications: '알림 설정 바꾸기',
  unsubscribe: '수신 거부',

  dear: (name: string) => `${name} 님, 안녕하세요.`,
  hello: '안녕하세요.',

  reset: {
    subject: (assembly: string) => `${assembly}: 새 비밀번호 정하기`,
    why: (assembly: string) => `${assembly} 계정의 비밀번호를 새로 정하고 싶다는 요청을 받았어요.`,
    button: '새 비밀번호 정하기',
    ignore:
      '이 링크는 한 시간 안에 한 번만 쓸 수 있어요. 본인이 요청하지 않았다면 이 이메일을 무시해도 돼요. 비밀번호는 그대로예요.',
  },
  adminReset: {
    subject: (assembly: string) => `${assembly}: 비밀번호를 정하는 링크가 만들어졌어요`,
    why: (administrator: string, assembly: string) =>
      `${administrator} 님이 ${assembly} 계정의 비밀번호를 새로 정하는 링크를 만들었어요. 이 링크는 하루 동안 한 번만 쓸 수 있어요.`,
    remedy:
      '본인이 부탁하지 않았다면 지금 바로 비밀번호를 바꾸세요. 비밀번호를 바꾸면 그 링크는 더 이상 쓸 수 없어요.',
    button: '비밀번호 바꾸기',
  },
  confirmation: {
    subject: (assembly: string) => `${assembly}: 이메일 주소를 확인해 주세요`,
    why: (assembly: string) =>
      `${assembly} 앱에 이 이메일 주소로 가입 신청이 들어왔어요. 본인의 주소가 맞는지 확인해 주세요.`,
    button: '내 주소 확인',
    ignore:
      '확인하고 나면 관리자가 계정을 승인해요. 본인이 가입하지 않았다면 이 이메일을 무시해도 돼요.',
  },
  approved: {
    subject: (assembly: string) => `${assembly}에 오신 것을 환영해요`,
    text: '관리자가 계정을 승인했어요. 이제 로그인할 수 있어요.',
    button: '로그인',
  },
  test: {
    subject: (assembly: string) => `${assembly}에서 보낸 테스트 이메일`,
    text: '요청하신 테스트 이메일이에요. 교회 앱에서 이메일을 보낼 수 있어요.',
    button: '앱 열기',
  },
  backups: {
    subject: (assembly: string) => `${assembly}: 백업에 문제가 있어요`,
    problems: {
      failing: '최근 백업이 두 번 연속 실패했어요. 이유는 설정에 나와 있어요.',
      too_old: '가장 최근 백업이 이틀보다 더 지났어요.',
      disk_nearly_full:
        '서버 디스크가 거의 가득 찼어요. 백업과 새 콘텐츠를 계속 저장할 수 있도록 공간을 마련하세요.',
    },
    button: '백업 열기',
    once: '문제마다 이메일을 한 번만 보내요. 해결될 때까지 설정에 표시돼요.',
  },
} satisfies Messages['emails'];
