import type { Messages } from '../catalog.ts';

/** Chinese text follows each: with a space after Latin letters. */
const services = {
  Calendar: 'Google 日历',
  Tasks: 'Google Tasks ',
  Drive: 'Google 云端硬盘',
  'sign-in': 'Google 登录服务',
};
type Service = keyof typeof services;

/** As on the page where Google asks, in Chinese. */
const permissions: Record<Service, string> = {
  Calendar: '查看和下载您使用 Google 日历可以访问的任何日历',
  Tasks: '查看您的任务',
  Drive: '查看和下载您的所有 Google 云端硬盘文件',
  'sign-in': '',
};

const connectAgain = (isTokenFixed = false) =>
  isTokenFixed
    ? '请创建新的刷新令牌，将 GOOGLE_REFRESH_TOKEN 设为该令牌，然后重启服务器。'
    : '请在设置中重新连接 Google。';

/** Names in quotes are what Google shows in Chinese. */
export default {
  signed_out: (_service: Service, isTokenFixed?: boolean) =>
    `Google 登录已过期。请将应用的发布状态设为“正式版”（In production）。${connectAgain(isTokenFixed)}`,
  not_connected: '尚未连接 Google。请在设置中连接。',
  wrong_client:
    'Google 不认识此客户端 ID。请核对设置中的客户端 ID 和密钥是否与 Google Cloud 控制台中的一致。',
  other_client: (_service: Service, isTokenFixed?: boolean) =>
    `Google 是用另一个客户端 ID 连接的。${connectAgain(isTokenFixed)}`,
  unauthorized: (service: Service, isTokenFixed?: boolean) =>
    `${services[service]}没有接受登录信息。${connectAgain(isTokenFixed)}`,
  api_not_enabled: (service: Service) =>
    `${services[service]}的 API 尚未启用。请在 Google Cloud 控制台的“API 和服务”中启用，等待几分钟后重试。`,
  key_unknown: 'Google 不接受此 API 密钥。请在设置中检查。',
  key_restricted: (service: Service) =>
    `此服务器不能用该 API 密钥访问 ${services[service]}的数据。请在 Google Cloud 控制台中修改密钥的限制。`,
  no_calendar: '尚未选择日历。请在设置中选择，然后再次同步。',
  calendar_not_found:
    'Google 日历找不到该日历。请在设置中检查所选的日历。请将日历设为公开，或与已连接的账号共享。',
  file_not_found: 'Google 云端硬盘找不到此文件：它已被删除或不再共享。请再次同步数据。',
  listed_folder_not_found:
    'Google 云端硬盘找不到此文件夹：它已被删除或不再共享。请选择另一个文件夹。',
  folder_not_found:
    'Google 云端硬盘找不到要同步的文件夹。请在设置中检查云端硬盘文件夹，并确认它已与连接的账号共享，而且不在回收站中。',
  task_lists_not_found: 'Google Tasks 中没有所选的任务列表。请在设置中选择其他列表。',
  not_found: (service: Service) =>
    `${services[service]}找不到所请求的内容：可能刚被删除。请重试；如果设置了 GOOGLE_API_URL，请检查它。`,
  scope_missing: (service: Service, isTokenFixed?: boolean) =>
    `已连接的 Google 账号没有允许应用读取 ${services[service]}的数据。${connectAgain(isTokenFixed)}请在 Google 的页面上选择“${permissions[service]}”。`,
  code_rejected: 'Google 没有接受授权，或者操作时间过长。请重新连接。',
  redirect_mismatch:
    '重定向地址没有在 Google 登记。请从设置中复制该地址，添加到 Google Cloud 控制台的客户端中，等待几分钟后重新连接。',
  no_refresh_token:
    'Google 没有发送刷新令牌。请在 Google 账号的“第三方应用和服务”中移除此应用，然后重新连接。',
  forbidden: (service: Service) =>
    `${services[service]}拒绝访问。请检查已连接的 Google 账号是否有权查看，并将内容与该账号共享。`,
  rate_limit: (service: Service) => `${services[service]}的请求次数已达上限。请过几分钟再试。`,
  daily_limit: (service: Service) =>
    `${services[service]}今天的用量已达上限。请明天再试，或在 Google Cloud 控制台中提高配额。`,
  unavailable: (service: Service) => `${services[service]}暂时无法使用。请稍后再试。`,
  unreachable: (service: Service) =>
    `${services[service]}无法连接。请检查此服务器的网络连接，然后重试。`,
  too_slow: (service: Service) => `${services[service]}响应时间过长。请稍后再试。`,
  too_large: (service: Service) =>
    `${services[service]}返回的内容太大，无法读取。请找出文字特别长的项目，并将其缩短。`,
  too_many: (service: Service) =>
    `${services[service]}中的项目太多，超出了应用的处理能力。请删除一部分。`,
  not_understood: (service: Service) =>
    `${services[service]}返回的内容无法识别。请稍后再试。如果一直失败，请检查 GOOGLE_API_URL 和 GOOGLE_TOKEN_URL（如果已设置），以及中间的代理。`,
  refused: (service: Service) =>
    `${services[service]}拒绝了请求。请重试。如果一直失败，请检查此服务器的 Google 设置。`,
  not_downloadable: 'Google 云端硬盘不允许下载此文件。请在 Google 云端硬盘中打开。',
  export_too_large:
    '此文档太大，Google 无法导出为 PDF。请拆分文档，或把它的 PDF 版本放到云端硬盘中。',
} satisfies Messages['googleErrors'];
