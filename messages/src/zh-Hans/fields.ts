import type { Messages } from '../catalog.ts';
import { number } from './language.ts';

export default {
  email: '邮箱',
  firstName: '名',
  lastName: '姓',
  password: '密码',
  passwordLength: (min: number) => `至少${number(min)}个字符。`,
  showPassword: '显示密码',

  errors: {
    emailMissing: '请输入邮箱地址。',
    emailInvalid: '请输入邮箱地址，例如 name@example.org。',
    firstNameMissing: '请输入名。',
    lastNameMissing: '请输入姓。',
    nameTooLong: (max: number) => `最多${number(max)}个字符。`,
    nameUnreadable: '请只用文字，不要用不可见字符或控制字符。',
    charsUnreadable: '请去掉换行和其他控制字符。',
    nameHasAddress: '姓名中不能有网址或邮箱地址，句点后请加空格。',
    passwordMissing: '请输入密码。',
    newPasswordMissing: '请输入新密码。',
    passwordWrong: '密码不正确。',
    passwordTooShort: (min: number) => `至少${number(min)}个字符。`,
    passwordTooLong: (max: number) => `最多${number(max)}个字符。`,
    passwordIsEmail: '密码不能与邮箱地址相同。',
    passwordTooCommon: '此密码太常见。请换一个。',
    assemblyNameMissing: '请输入教会名称。',
    assemblyNameTooLong: (max: number) => `最多${number(max)}个字符。`,
    timeZoneInvalid: '请从列表中选择时区，例如 Asia/Shanghai。',
    publicUrlInvalid: '请输入像 https://assembly.example.org 这样的网址，后面不带路径。',
  },
} satisfies Messages['fields'];
