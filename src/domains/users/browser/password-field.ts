/** Shows what is typed into a password field while its checkbox is ticked. */
export function connectPasswordField(field: HTMLElement): void {
  const password = field.querySelector<HTMLInputElement>('[type="password"]')
  const tick = field.querySelector<HTMLInputElement>('[type="checkbox"]')
  if (!password || !tick) return
  const update = () => {
    password.type = tick.checked ? 'text' : 'password'
  }
  tick.addEventListener('change', update)
  // Browsers restore ticks when somebody returns to the page.
  update()
}
