import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';

interface Remedies {
  enter: boolean;
  connect: boolean;
  replaceKey: boolean;
}

const remedyOf = ({ enter, connect, replaceKey }: Remedies) =>
  [
    enter && '重新输入这些信息',
    connect && '重新连接 Google',
    replaceKey && '运行命令“set PUSH_PRIVATE_KEY ""”并请成员在设备上重新打开通知',
  ]
    .filter(Boolean)
    .join('，');

export default {
  /** The remedies are phrases of their own, after a colon. */
  text: <E>(
    bold: (text: string) => E,
    code: (text: string) => E,
    secrets: string,
    remedies: Remedies,
  ): Sentence<E> => [
    bold('此服务器无法读取部分已保存的机密信息：'),
    `${secrets}。它们是用另一个密钥保存的。解决办法：${remedyOf(remedies)}；或者用以前的 `,
    code('ASSEMBLY_SECRET'),
    ' 或 ',
    code('secret.key'),
    ' 文件重新启动服务器。其他功能一切正常。',
  ],
  others: {
    GOOGLE_REFRESH_TOKEN: 'Google 连接',
    PUSH_PRIVATE_KEY: '设备通知的密钥',
  },
} satisfies Messages['unreadableSecrets'];
