/** Says that the screen stays on, which its script does; nothing where the browser cannot. */
export function KeepAwake({ message }: { message: string }) {
  return <span className="caption" role="status" data-keep-awake={message} />
}
