/** Shares a page by the menu of the device, or copies its address. */
export function connectShareLink(link: HTMLElement): void {
  const address = link.getAttribute('href') ?? ''
  const { share: title, copied = '' } = link.dataset
  const copy = async () => {
    await navigator.clipboard.writeText(address)
    for (const text of [link.querySelector('span'), link.nextElementSibling])
      if (text) text.textContent = copied
  }
  link.addEventListener('click', (event) => {
    event.preventDefault()
    const shared = navigator.share ? navigator.share({ title, url: address }) : copy()
    // Where sharing is cancelled or copying is refused, the words stay as they are.
    shared.catch(() => undefined)
  })
}
