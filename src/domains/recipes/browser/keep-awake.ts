/** Keeps the screen on while the page is visible, and says so; nothing where the browser cannot. */
export function connectKeepAwake(status: HTMLElement): void {
  const request = async () => {
    if (document.visibilityState !== 'visible') return
    // Refused to save the battery, or unknown to the browser.
    const lock = await navigator.wakeLock?.request('screen').catch(() => null)
    status.textContent = lock ? (status.dataset.keepAwake ?? '') : ''
  }
  void request()
  // The browser ends the lock whenever the page is hidden.
  document.addEventListener('visibilitychange', request)
}
