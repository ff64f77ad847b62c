import { hasSessionHint } from '@/domains/users/signed-in-state'

/**
 * Makes the like and helpful buttons of the page the reader's, and announces errors. It loads their script at once
 * for members, and for guests with their first click.
 */
export function connectReactions(status: HTMLElement): Promise<void> | undefined {
  const { signIn = '', errorMessage = '', ownMessage = '' } = status.dataset
  const firstSubmit = new AbortController()
  const bind = async () => {
    firstSubmit.abort()
    const { bindReactionForms } = await import('@/domains/contributions/browser/reaction-forms')
    const onError = () => {
      status.textContent = errorMessage
    }
    bindReactionForms({ isSignedIn: hasSessionHint, signIn, ownMessage, onError })
  }
  const bindAndSubmit = async (event: SubmitEvent) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || !form.dataset.reaction) return
    event.preventDefault()
    await bind().catch(console.error)
    form.requestSubmit(event.submitter)
  }
  if (hasSessionHint()) return bind().catch(console.error)
  document.addEventListener('submit', bindAndSubmit, { signal: firstSubmit.signal })
  return undefined
}
