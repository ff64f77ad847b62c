'use client'

import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { type EntryState, useEntryForm } from '@/domains/contributions/browser/use-entry-form'
import type { ImpressionWords } from '@/domains/impressions/messages'
import { fetchMyImpression, type MyImpression as Own } from '@/domains/impressions/my-impression'
import type { Choices } from '@/domains/impressions/options'
import { seemsSignedIn } from '@/domains/users/signed-in-state'
import { Badge } from '@/ui/badge'
import { ButtonLink } from '@/ui/button'
import { SentNotice } from '@/ui/sent-notice.client'
import { Stars } from '@/ui/stars'
import { ImpressionForm } from './impression-form.client'

interface OwnImpressionProps {
  /** Ends the ids of the form where it stands on the page of something else. */
  place: string
  item: string
  locale: string
  /** The page that shows the form without a script. */
  from: string
  signIn: string
  /** The page where the reasons of moderators are told. */
  contributions: string
  /** On a page that is made for its reader; null where nobody in particular reads. */
  reader: { own: Own | null; open: boolean; values: Record<string, string> | null; state: EntryState } | null
  choices: Choices
  words: ImpressionWords
}

/** An impression that its author alone sees. */
function Waiting({
  own,
  words,
  contributions,
}: { own: Own } & Pick<OwnImpressionProps, 'words' | 'contributions'>) {
  return (
    <article className="own-entry stack-tight">
      <p className="card-line">
        <Stars value={own.rating} label={words.rated[own.rating - 1] ?? ''} />
        <Badge kind="state">{own.state === 'declined' ? words.declined : words.waiting}</Badge>
      </p>
      <h3>{own.headline}</h3>
      <p className="own-text">{own.impression}</p>
      {own.state === 'declined' ? <a href={contributions}>{words.why}</a> : null}
    </article>
  )
}

function Sent({ id, words }: { id: string; words: ImpressionWords }): ReactNode {
  return (
    <SentNotice title={words.sent.title}>
      <p>{words.sent.publish}</p>
      <p>
        <a href={`/admin/collections/impressions/${id}`}>{words.sent.admin}</a>
      </p>
    </SentNotice>
  )
}

/** One's own impression: asked for, written, waiting to be read. Visitors are led to sign in first. */
export function MyImpression(props: OwnImpressionProps) {
  const { place, item, locale, from, signIn, contributions, reader, choices, words } = props
  const id = `impression${place}`
  const [member, setMember] = useState(reader !== null)
  const [own, setOwn] = useState(reader?.own ?? null)
  const [open, setOpen] = useState(reader?.open ?? false)
  const opener = useRef<HTMLAnchorElement>(null)
  const ask = () => fetchMyImpression(item).then(setOwn, () => undefined)
  const { state, setState, submit } = useEntryForm({
    kind: 'impressions',
    initial: reader?.state,
    onSent: () => {
      setOpen(false)
      ask()
    },
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once; what changes it here asks again
  useEffect(() => {
    if (reader || !seemsSignedIn()) return
    setMember(true)
    ask()
  }, [])
  const close = () => {
    setOpen(false)
    requestAnimationFrame(() => opener.current?.focus())
  }
  const show = (event: MouseEvent) => {
    event.preventDefault()
    setState({ is: 'idle' })
    setOpen(true)
    requestAnimationFrame(() => document.getElementById(`${id}-rating`)?.focus())
  }
  return (
    <div className="own stack">
      {state.is === 'sent' ? <Sent id={state.id} words={words} /> : null}
      {own && own.state !== 'published' && !open ? (
        <Waiting own={own} words={words} contributions={contributions} />
      ) : null}
      {open ? (
        <ImpressionForm
          id={id}
          item={item}
          locale={locale}
          from={from}
          choices={choices}
          values={reader?.values ?? own?.values ?? {}}
          state={state}
          onSubmit={submit}
          onCancel={close}
          words={words}
        />
      ) : member ? (
        <p>
          <ButtonLink
            kind={own ? 'secondary' : 'primary'}
            href={`${from}?write=1#impressions`}
            aria-expanded={false}
            onClick={show}
            ref={opener}
          >
            {own ? words.edit : words.open}
          </ButtonLink>
        </p>
      ) : (
        <p>
          <ButtonLink href={signIn}>{words.signIn}</ButtonLink>
        </p>
      )}
    </div>
  )
}
