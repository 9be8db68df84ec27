import type { Messages } from '../catalog.ts';
import type { Sentence } from '../words-for.ts';

/** Names in quotes are what Google shows in Chinese. */
export default {
  createProject: <E>(link: (text: string) => E): Sentence<E> => [
    '在 Google Cloud 控制台中',
    link('创建一个项目'),
    '，例如“Assembly”。请用拥有这些日历的账号登录。',
  ],
  enableApis: <E>(link: (text: string) => E): Sentence<E> => [
    link('启用三个 API'),
    '：Calendar、Tasks 和 Drive。',
  ],
  publish: <E>(platform: (text: string) => E, audience: (text: string) => E): Sentence<E> => [
    '设置 ',
    platform('Google Auth Platform'),
    '：输入名称和您的邮箱地址，受众群体选择“外部”。然后在',
    audience('受众群体（Audience）'),
    '中点按“发布应用”，使状态变为“正式版”（In production）。',
  ],
  createClient: <E>(link: (text: string) => E): Sentence<E> => [
    link('创建一个客户端'),
    '，类型为“Web 应用”。在“已获授权的重定向 URI”中，准确添加以下地址：',
  ],
  redirectAddress: '重定向地址',
  copyClient:
    '把 Google 显示的客户端 ID 和客户端密钥复制到这里的表单中。然后登录 Google，选择全部三项权限。',
  errors: '如果 Google 显示错误',
  redirectMismatch: <E>(bold: (text: string) => E): Sentence<E> => [
    bold('“错误 400：redirect_uri_mismatch”'),
    ' 重定向地址没有登记：客户端的“已获授权的重定向 URI”与上面的地址不完全一致。请重新复制。Google 可能需要几分钟才能生效。',
  ],
  notVerified: <E>(bold: (text: string) => E): Sentence<E> => [
    bold('“此应用未经 Google 验证”'),
    ' 这是正常的，因为这是您自己的应用。请点按“高级”，再点按“前往…（不安全）”。',
  ],
  internal: <E>(bold: (text: string) => E, audience: (text: string) => E): Sentence<E> => [
    bold('“错误 403：org_internal”'),
    ' 应用被设为“内部”，只供一个组织的账号使用。请用这样的账号登录，或在',
    audience('受众群体（Audience）'),
    '中选择“外部”。',
  ],
  testing: <E>(bold: (text: string) => E, audience: (text: string) => E): Sentence<E> => [
    bold('“错误 403：access_denied”（应用未完成 Google 验证流程）'),
    ' 应用处于“测试”状态，而此账号不是测试用户。请在',
    audience('受众群体（Audience）'),
    '中点按“发布应用”。一直处于“测试”状态的应用，七天后会失去连接。',
  ],
  invalidClient: <E>(bold: (text: string) => E): Sentence<E> => [
    bold('“错误 401：invalid_client”'),
    ' Google 不认识此客户端 ID，或者客户端已被删除。请重新复制 ID。',
  ],
} satisfies Messages['googleHelp'];
