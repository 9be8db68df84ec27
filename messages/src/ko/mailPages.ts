import type { Messages } from '../catalog.ts';

export default {
  linkInvalid: '올바르지 않은 링크예요',

  confirm: {
    title: '이메일 주소 확인',
    question: '이 주소로 가입하셨나요?',
    button: '내 주소 확인',
    doneTitle: '주소가 확인됐어요',
    done: '감사해요. 계정이 아직 승인되지 않았다면, 관리자가 승인할 때 이메일로 알려 드려요.',
    failed: '주소를 확인하지 못했어요',
    notFound:
      '이미 사용한 링크이거나 계정이 더 이상 없어요. 전에 주소를 확인했다면 더 할 일은 없어요.',
    goToApp: '앱으로 가기',
  },

  unsubscribe: {
    title: '수신 거부',
    questions: {
      announcements: '새 공지 이메일을 그만 받을까요?',
      events: '취소되거나 변경된 일정 이메일을 그만 받을까요?',
      sermons: '새 녹음 이메일을 그만 받을까요?',
      signUps: '새 가입 이메일을 그만 받을까요?',
      weekly: '주간 이메일을 그만 받을까요?',
    },
    doneTitle: '수신을 거부했어요',
    done: {
      announcements: '이제 새 공지 이메일을 받지 않아요.',
      events: '이제 취소되거나 변경된 일정 이메일을 받지 않아요.',
      sermons: '이제 새 녹음 이메일을 받지 않아요.',
      signUps: '이제 새 가입 이메일을 받지 않아요.',
      weekly: '이제 주간 이메일을 받지 않아요.',
    },
    failed: '수신을 거부하지 못했어요',
    notFound:
      '링크가 완전하지 않거나 더 이상 쓸 수 없어요. 계정이 있다면 계정에서 알림 설정을 바꿀 수 있어요.',
    changeNotifications: '알림 설정 바꾸기',
  },
} satisfies Messages['mailPages'];
