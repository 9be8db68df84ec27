import type { Messages } from '../catalog.ts';
import { number } from './language.ts';

export default {
  email: '이메일',
  firstName: '이름',
  lastName: '성',
  password: '비밀번호',
  passwordLength: (min: number) => `${number(min)}자 이상.`,
  showPassword: '비밀번호 표시',

  errors: {
    emailMissing: '이메일 주소를 입력하세요.',
    emailInvalid: 'name@example.org 같은 이메일 주소를 입력하세요.',
    firstNameMissing: '이름을 입력하세요.',
    lastNameMissing: '성을 입력하세요.',
    nameTooLong: (max: number) => `${number(max)}자 이하로 입력하세요.`,
    nameUnreadable: '보이지 않는 문자나 제어 문자 없이 글자로 입력하세요.',
    charsUnreadable: '줄바꿈과 다른 제어 문자를 지우세요.',
    nameHasAddress: '이름에 웹 주소나 이메일 주소를 쓰지 말고, 마침표 뒤는 띄어 쓰세요.',
    passwordMissing: '비밀번호를 입력하세요.',
    newPasswordMissing: '새 비밀번호를 입력하세요.',
    passwordWrong: '비밀번호가 맞지 않아요.',
    passwordTooShort: (min: number) => `${number(min)}자 이상 입력하세요.`,
    passwordTooLong: (max: number) => `${number(max)}자 이하로 입력하세요.`,
    passwordIsEmail: '이메일 주소가 아닌 다른 비밀번호를 사용하세요.',
    passwordTooCommon: '너무 흔한 비밀번호예요. 다른 비밀번호를 정하세요.',
    assemblyNameMissing: '교회 이름을 입력하세요.',
    assemblyNameTooLong: (max: number) => `${number(max)}자 이하로 입력하세요.`,
    timeZoneInvalid: '목록에서 Asia/Seoul 같은 시간대를 선택하세요.',
    publicUrlInvalid:
      'https://assembly.example.org 같은 주소를 입력하세요. 뒤에 경로는 붙이지 마세요.',
  },
} satisfies Messages['fields'];
