import { listUpdated } from './list-updated'
import { createOptimisticToggle, type OptimisticToggle, type ReactionState } from './optimistic-toggle'

type Kind = 'likes' | 'helpfuls'
type Reactions = Record<Kind, Record<string, string>> & { own: string[] }

interface MarkedFormsOptions {
  signedIn: () => boolean
  /** Where one signs in; what was wanted is done on the way back. */
  signIn: string
  failed: () => void
}

/** What a visitor wanted to mark before signing in, for as long as that takes. */
const pendingAction = 'wish'
const wishLasts = 15 * 60_000

function fieldsOf(form: HTMLFormElement) {
  const item = form.elements.namedItem('item')
  return { kind: form.dataset.mark as Kind, item: item instanceof HTMLInputElement ? item.value : '' }
}

function allForms(): HTMLFormElement[] {
  return [...document.querySelectorAll<HTMLFormElement>('form[data-mark]')]
}

function formsOf(kind: Kind, item: string): HTMLFormElement[] {
  return allForms().filter((form) => {
    const fields = fieldsOf(form)
    return fields.kind === kind && fields.item === item
  })
}

function show(kind: Kind, item: string, { marked, count }: ReactionState): void {
  for (const form of formsOf(kind, item)) {
    form.querySelector('button')?.setAttribute('aria-pressed', String(marked))
    const figure = form.querySelector('[data-count]')
    if (figure) figure.textContent = count.toLocaleString(document.documentElement.lang)
  }
}

async function call(method: string, address: string, body?: object): Promise<Response> {
  const response = await fetch(address, {
    method,
    ...(body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${method} ${address} answered ${response.status}.`)
  return response
}

async function askMarks(items: readonly string[]): Promise<Reactions> {
  return (await call('GET', `/api/marks?items=${[...new Set(items)].join(',')}`)).json()
}

function takeWish(): { kind: Kind; item: string } | null {
  const kept = JSON.parse(sessionStorage.getItem(pendingAction) ?? 'null')
  sessionStorage.removeItem(pendingAction)
  return kept && Date.now() - kept.at < wishLasts ? kept : null
}

/**
 * Makes the marks of a page the reader's: all of them asked for in one call, pressed in place. For a visitor nothing is
 * asked, and a press leads to signing in. Without it the same forms are posted.
 * @returns takes it back
 */
export function bindReactionForms({ signedIn, signIn, failed }: MarkedFormsOptions): () => void {
  const keepers = new Map<string, OptimisticToggle>()

  const keep = (kind: Kind, item: string, id: string | null) => {
    const [form] = formsOf(kind, item)
    if (!form) return
    const [relationTo, value] = item.split(':')
    // A page may have been kept since before the reader's mark: it is one of those that are counted.
    const said = Number(form.querySelector('[data-count]')?.textContent?.replace(/\D/g, '') ?? 0)
    const count = Math.max(said, id ? 1 : 0)
    show(kind, item, { marked: id !== null, count })
    const keeper = createOptimisticToggle({
      id,
      count,
      set: async () =>
        (await (await call('POST', `/api/${kind}`, { item: { relationTo, value } })).json()).id,
      unset: async (gone) => {
        const response = await fetch(`/api/${kind}/${gone}`, { method: 'DELETE' })
        if (response.ok) return null
        // A stale id: marked anew elsewhere, or not marked any more.
        if (response.status !== 404 && response.status !== 403) throw new Error(`${response.status}`)
        return (await askMarks([item]))[kind][item] ?? null
      },
      show: (mark) => show(kind, item, mark),
      failed: (error) => {
        console.error(kind === 'helpfuls' ? 'Failed to mark as helpful' : 'Failed to like', error)
        failed()
      },
    })
    keepers.set(`${kind} ${item}`, keeper)
  }

  const find = async () => {
    if (!signedIn()) return
    const fresh = allForms()
      .map(fieldsOf)
      .filter(({ kind, item }) => !keepers.has(`${kind} ${item}`))
    if (fresh.length === 0) return
    const marks = await askMarks(fresh.map(({ item }) => item))
    for (const { kind, item } of fresh) keep(kind, item, marks[kind][item] ?? null)
    for (const item of marks.own)
      for (const form of formsOf('helpfuls', item)) form.querySelector('button')?.setAttribute('disabled', '')
    const wanted = takeWish()
    if (wanted && !marks[wanted.kind][wanted.item]) keepers.get(`${wanted.kind} ${wanted.item}`)?.press()
  }

  let asked: Promise<void> = Promise.resolve()
  const ask = () => {
    asked = find().catch((error) => console.error(error))
  }

  const press = async (event: SubmitEvent) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || !form.dataset.mark) return
    event.preventDefault()
    const { kind, item } = fieldsOf(form)
    if (!signedIn()) {
      sessionStorage.setItem(pendingAction, JSON.stringify({ kind, item, at: Date.now() }))
      const { pathname, search, hash } = window.location
      window.location.assign(`${signIn}?redirect=${encodeURIComponent(pathname + search + hash)}`)
      return
    }
    await asked
    const keeper = keepers.get(`${kind} ${item}`)
    if (keeper) await keeper.press()
    else form.submit()
  }

  ask()
  document.addEventListener('submit', press)
  document.addEventListener(listUpdated, ask)
  return () => {
    document.removeEventListener('submit', press)
    document.removeEventListener(listUpdated, ask)
  }
}
