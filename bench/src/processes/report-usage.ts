// Preloaded into a measured process: answers each message with the resources that the process has used so far.
const MB = 1024 ** 2;

process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({
    cpuMicros: user + system,
    memoryMb: process.memoryUsage.rss() / MB,
    peakMemoryMb: process.resourceUsage().maxRSS / 1024,
  });
});
// The channel to the bench must not keep the process alive.
process.channel?.unref();
