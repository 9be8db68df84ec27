import type { Messages } from '../catalog.ts';

export default {
  assemblyName: {
    label: '교회 이름',
    hint: '모든 페이지의 맨 위와 이메일에 표시돼요.',
  },
  publicAddress: {
    label: '공개 주소',
    hint: '교인은 이 주소로 앱에 들어오고, 이메일의 링크도 이 주소로 연결돼요. 나중에 설정에서 바꿀 수 있어요.',
    onlyLocal: '이 주소는 이 컴퓨터에서만 열려요.',
    insecure:
      'https가 아니면 같은 네트워크의 다른 사람이 비밀번호를 엿볼 수 있어요. https를 제공하는 프록시를 설정하고 https://로 시작하는 주소를 입력하세요. Google은 localhost에만 http를 허용해요.',
  },
  timeZone: {
    label: '시간대',
    choose: 'Seoul 같은 도시 이름을 입력하고 목록에서 선택하세요.',
    now: (time: string) => `현지 시각은 ${time}이에요.`,
  },
} satisfies Messages['assembly'];
