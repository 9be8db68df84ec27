import type { Messages } from '../catalog.ts';
import { number } from './language.ts';

const REMOVALS = {
  all: '전체 항목의 절반이 넘어요',
  calendar: '한 캘린더의 절반이 넘어요',
  unconfirmed: '확인한 항목과 달라요',
};

export default {
  interrupted: '동기화하는 동안 앱이 멈췄어요. 잃어버린 데이터는 없어요. 다시 동기화하세요.',
  large_removal: (count: number, which: keyof typeof REMOVALS) =>
    `항목 ${number(count)}개가 삭제될 예정인데, ${REMOVALS[which]}. Google에서 일부러 삭제한 것인지 살펴본 다음 확인해 주세요.`,
  calendar_unread: (id: string, name: string) =>
    `캘린더를 읽지 못해서 일정을 하나도 바꾸지 않았어요: ${name ? `‘${name}’(${id})` : id}.`,
  locked: '다른 프로그램이 데이터베이스를 잠갔어요. 끝날 때까지 기다린 다음 다시 시도하세요.',
  database_unavailable:
    '데이터베이스에 저장하지 못했어요. 디스크에 남은 공간이 있는지 확인한 다음 다시 동기화하세요.',
  unexpected:
    '앱에 문제가 생겼어요. 이전 데이터는 그대로 있어요. 다시 동기화하세요. 계속 안 되면 서버 로그를 확인하세요.',

  duplicate: '두 번 나와요. 첫 번째 것을 사용했어요.',
  not_an_item: 'Google이 보낸 내용이 항목이 아니에요.',
  sent_without_id: 'Google이 ID 없이 보냈어요.',
  unreadable_field: (field: string) => `Google이 읽을 수 없는 형식으로 보낸 값: ‘${field}’.`,
  no_id: 'ID가 없어요.',
  invalid_id: 'ID가 너무 길거나 쓸 수 없는 문자가 있어요.',
  too_long: (field: string, maxBytes: number) =>
    `길이가 ${number(maxBytes)}바이트를 넘는 값: ${field}.`,
  list_not_listed: '선택한 할 일 목록이지만 Google의 목록에 나오지 않아요. 아마 삭제됐을 거예요.',
  list_not_found:
    'Google의 목록에는 있었지만 찾을 수 없었어요. 여기에 있는 할 일은 다음 동기화까지 그대로예요.',
  no_folder: '앱에 보이는 폴더 안에 있지 않아요.',
  reserved_id: (id: string) => `앱이 자체 폴더에 쓰는 ID예요: ‘${id}’.`,
  target_missing: '바로가기가 가리키는 항목이 앱에 보이지 않아요.',
  target_outside:
    '바로가기가 동기화하는 폴더 밖을 가리켜요. 대상을 그 폴더로 옮기거나 바로가기를 삭제하세요.',
} satisfies Messages['syncErrors'];
