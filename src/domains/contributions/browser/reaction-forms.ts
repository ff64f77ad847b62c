import { listUpdated } from './list-updated'
import { createOptimisticToggle, type OptimisticToggle } from './optimistic-toggle'
import { allForms, fieldsOf, formsOf, type ReactionKind, show } from './reaction-buttons'
import { updateCounts } from './update-counts'

/** The body of `GET /api/marks`. */
type Reactions = Record<ReactionKind, Record<string, string>> & { own: string[] }

interface ReactionFormsOptions {
  isSignedIn: () => boolean
  /** The path of the sign-in page. The reaction is created once the guest comes back. */
  signIn: string
  /** The reason why readers cannot react to what is theirs. */
  ownMessage: string
  onError: () => void
}

const pendingActionKey = 'pending-action'
const pendingActionMaxAge = 15 * 60_000

async function call(method: string, address: string, body?: object): Promise<Response> {
  const response = await fetch(address, {
    method,
    ...(body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${method} ${address} answered ${response.status}.`)
  return response
}

async function fetchReactions(items: readonly string[]): Promise<Reactions> {
  return (await call('GET', `/api/marks?items=${[...new Set(items)].join(',')}`)).json()
}

function savePendingAction(action: { kind: ReactionKind; item: string }): void {
  sessionStorage.setItem(pendingActionKey, JSON.stringify({ ...action, at: Date.now() }))
}

function takePendingAction(): { kind: ReactionKind; item: string } | null {
  const action = JSON.parse(sessionStorage.getItem(pendingActionKey) ?? 'null')
  sessionStorage.removeItem(pendingActionKey)
  return action && Date.now() - action.at < pendingActionMaxAge ? action : null
}

function goToSignIn(signIn: string): void {
  const { pathname, search, hash } = window.location
  window.location.assign(`${signIn}?redirect=${encodeURIComponent(pathname + search + hash)}`)
}

/** Disables reactions to what is the reader's own, except to take an old one back. */
function disableForms(reactions: Reactions, item: string, reason: string): void {
  for (const kind of ['likes', 'helpfuls'] as const) {
    if (reactions[kind][item]) continue
    for (const form of formsOf(kind, item)) {
      const button = form.querySelector('button')
      button?.setAttribute('disabled', '')
      button?.setAttribute('title', reason)
    }
  }
}

/** @param id the reader's reaction @returns null if the page has no such form any more */
function createToggle(
  kind: ReactionKind,
  item: string,
  id: string | null,
  onError: () => void,
): OptimisticToggle | null {
  const [form] = formsOf(kind, item)
  if (!form) return null
  const [relationTo, value] = item.split(':')
  // The count may be missing the reader's reaction if it could not be updated.
  const shownCount = Number(form.querySelector('[data-count]')?.textContent?.replace(/\D/g, '') ?? 0)
  const count = Math.max(shownCount, id ? 1 : 0)
  show(kind, item, { active: id !== null, count })
  return createOptimisticToggle({
    id,
    count,
    create: async () =>
      (await (await call('POST', `/api/${kind}`, { item: { relationTo, value } })).json()).id,
    remove: async (oldId) => {
      const response = await fetch(`/api/${kind}/${oldId}`, { method: 'DELETE' })
      if (response.ok) return null
      // The id is stale: another tab has deleted the reaction, and may have created a new one.
      if (response.status !== 404 && response.status !== 403) throw new Error(`${response.status}`)
      return (await fetchReactions([item]))[kind][item] ?? null
    },
    show: (state) => show(kind, item, state),
    onError: (error) => {
      console.error(kind === 'helpfuls' ? 'Failed to mark as helpful' : 'Failed to like', error)
      onError()
    },
  })
}

/**
 * Makes the like and helpful buttons of the page the reader's: one request fetches all reactions, and clicks toggle
 * them without leaving the page. Guests are sent to the sign-in page. Without JavaScript the same forms are posted.
 */
export function bindReactionForms({ isSignedIn, signIn, ownMessage, onError }: ReactionFormsOptions): void {
  const toggles = new Map<string, OptimisticToggle>()

  const bindNewForms = async () => {
    if (!isSignedIn()) return
    const newForms = allForms()
      .map(fieldsOf)
      .filter(({ kind, item }) => !toggles.has(`${kind} ${item}`))
    if (newForms.length === 0) return
    const [reactions] = await Promise.all([fetchReactions(newForms.map(({ item }) => item)), updateCounts()])
    for (const { kind, item } of newForms) {
      const toggle = createToggle(kind, item, reactions[kind][item] ?? null, onError)
      if (toggle) toggles.set(`${kind} ${item}`, toggle)
    }
    for (const item of reactions.own) disableForms(reactions, item, ownMessage)
    const pending = takePendingAction()
    if (pending && !reactions[pending.kind][pending.item])
      toggles.get(`${pending.kind} ${pending.item}`)?.toggle()
  }

  let bound: Promise<void> = Promise.resolve()
  const bind = () => {
    bound = bindNewForms().catch((error) => console.error(error))
  }

  const onSubmit = async (event: SubmitEvent) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || !form.dataset.reaction) return
    event.preventDefault()
    const { kind, item } = fieldsOf(form)
    if (!isSignedIn()) {
      savePendingAction({ kind, item })
      goToSignIn(signIn)
      return
    }
    await bound
    const toggle = toggles.get(`${kind} ${item}`)
    if (toggle) await toggle.toggle()
    else form.submit()
  }

  bind()
  document.addEventListener('submit', onSubmit)
  document.addEventListener(listUpdated, bind)
}
