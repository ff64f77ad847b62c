import { connectDropdown } from '@/ui/browser/dropdown'
import { initials } from '@/ui/initials'
import { fetchSignedInUser, type SignedInUser } from './fetch-signed-in-user'

function fillAvatar(avatar: HTMLElement, { name, picture }: SignedInUser): void {
  if (!picture) {
    avatar.textContent = initials(name)
    return
  }
  const image = new Image(44, 44)
  image.alt = ''
  image.src = picture.url
  avatar.append(image)
}

function closeWithFocus(dropdown: HTMLDetailsElement): void {
  dropdown.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && dropdown.contains(relatedTarget))) dropdown.open = false
  })
}

/** Shows the avatar and the menu of the signed-in user in place of the sign-in link. */
export async function connectAccountMenu(account: HTMLElement): Promise<void> {
  const user = await fetchSignedInUser().catch(() => null)
  const template = account.querySelector('template')
  if (!user || !template) return
  const content = document.importNode(template.content, true)
  const dropdown = content.querySelector('details')
  const avatar = content.querySelector<HTMLElement>('.avatar')
  const name = content.querySelector('[data-user-name]')
  if (!dropdown || !avatar || !name) return
  fillAvatar(avatar, user)
  name.textContent = user.name
  if (!user.sells) content.querySelector('[data-vendors-only]')?.remove()
  connectDropdown(dropdown)
  closeWithFocus(dropdown)
  account.replaceChildren(content)
}
