/**
 * Lets requests be forgotten that React has rendered. React ends each rendering by aborting a signal with an error. Until the
 * stack of an error is read, V8 keeps its frames, these keep Node's `Immediate`, that the next ones of its queue, and each
 * of them its request: all that followed a request to which something still refers, such as a connection to the database
 * that it has opened.
 */
export function readStacksOfAborts(): void {
  const { abort } = AbortController.prototype
  AbortController.prototype.abort = function (this: AbortController, reason?: unknown) {
    if (reason instanceof Error) void reason.stack
    abort.call(this, reason)
  }
}
