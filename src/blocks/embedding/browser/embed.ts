/** Replaces a preview by the frame on a click. */
export function connectEmbed(preview: HTMLElement): void {
  preview.addEventListener('click', (event) => {
    // A click with a key opens the link in a tab of its own.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const frame = document.createElement('iframe')
    frame.className = 'embed'
    frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture'
    frame.title = preview.dataset.embedTitle ?? ''
    frame.src = preview.dataset.embed ?? ''
    preview.replaceWith(frame)
    frame.focus()
  })
}
