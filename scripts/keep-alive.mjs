// Preloaded with `--import` before tsx. Node 20 does not count a module that a loader is still fetching as work, and
// now and then leaves in the middle of loading, silently, with exit code 13. Who preloads this must end by process.exit.
setInterval(() => undefined, 2 ** 30)
