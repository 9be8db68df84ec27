import type { Messages } from '../catalog.ts';

export default {
  pageTitle: '初始设置',
  checking: '正在检查链接…',
  linkProblems: {
    setup_done: '此教会已经设置完成',
    wrong_setup_code: '此链接无效',
  },
  whereLinkIs: '服务器会把链接显示在终端；如果作为服务运行，则写在日志中。',
  goToLogin: '前往登录',
  endsDemo:
    '完成设置后，演示就会结束。演示中的人员、在其中创建的账号、示例内容以及改过的设置都会永久删除。在此之前不会有任何改变。',
  account: '您的账号',
  assembly: '您的教会',
  finish: '完成设置',
  finishing: '正在设置…',
} satisfies Messages['setup'];
