import { type MouseEvent, type Ref, useEffect, useRef, useState } from 'react'
import { toFormFailure } from '@/domains/contributions/browser/form-failure'
import { type EntryFormState, useEntryForm } from '@/domains/contributions/browser/use-entry-form'
import { useMyEntry } from '@/domains/contributions/browser/use-my-entry'
import type { EntryFormFields } from '@/domains/contributions/components/entry-form'
import { EntrySentNotice } from '@/domains/contributions/components/entry-sent-notice'
import type { ImpressionMessages } from '@/domains/impressions/messages'
import type { MyImpression as MyImpressionView } from '@/domains/impressions/my-impression'
import type { ImpressionOptions } from '@/domains/impressions/options'
import { hasSessionHint } from '@/domains/users/signed-in-state'
import { takeFocus } from '@/ui/browser/take-focus'
import { ButtonLink } from '@/ui/button'
import { ImpressionForm } from './impression-form'
import { MyImpressionEntry } from './my-impression-entry'

interface ReaderState {
  impression: MyImpressionView | null
  isOpen: boolean
  values: Record<string, string> | null
  state: EntryFormState
}

interface MyImpressionProps {
  idSuffix: string
  fields: EntryFormFields
  signIn: string
  /** The account page that gives the reasons of moderators. */
  contributions: string
  /** Null on cached pages, which are rendered without a reader. */
  reader: ReaderState | null
  options: ImpressionOptions
  messages: ImpressionMessages
}

interface FormLinkProps {
  from: string
  hasEntry: boolean
  messages: ImpressionMessages
  onClick: (event: MouseEvent) => void
  ref: Ref<HTMLAnchorElement>
}

/** Opens the form in place; without JavaScript it leads to the page that shows it. */
function FormLink({ from, hasEntry, messages, onClick, ref }: FormLinkProps) {
  return (
    <ButtonLink
      kind={hasEntry ? 'secondary' : 'primary'}
      href={`${from}?write=1#impressions`}
      aria-expanded={false}
      onClick={onClick}
      ref={ref}
    >
      {hasEntry ? messages.edit : messages.open}
    </ButtonLink>
  )
}

/** Opens the form and closes it again, with the focus on its first field and back on the link. */
function useDisclosure(initial: boolean) {
  const [isOpen, setIsOpen] = useState(initial)
  const [isOpenedHere, setIsOpenedHere] = useState(false)
  const opener = useRef<HTMLAnchorElement>(null)
  const open = (event: MouseEvent) => {
    event.preventDefault()
    setIsOpen(true)
    setIsOpenedHere(true)
  }
  const cancel = () => {
    setIsOpen(false)
    requestAnimationFrame(() => opener.current?.focus())
  }
  return { isOpen, isOpenedHere, setIsOpen, open, cancel, close: () => setIsOpen(false), opener }
}

/** Whether the address asks for the open form, as it does after signing in. */
const asksForForm = () => new URLSearchParams(location.search).has('write')

/** The reader's own impression: the link to its form, the form, and the entry with its state. */
export function MyImpression(props: MyImpressionProps) {
  const { idSuffix, fields, signIn, contributions, reader, options, messages } = props
  const id = `impression${idSuffix}`
  const idOf = (field: string) => `${id}-${field}`
  const { isOpen, isOpenedHere, setIsOpen, open, cancel, close, opener } = useDisclosure(
    reader?.isOpen ?? false,
  )
  const { entry, isMember, refresh } = useMyEntry({
    fetchEntry: async () =>
      (await import('@/domains/impressions/my-impression')).fetchMyImpression(fields.item),
    initial: reader?.impression ?? null,
    isSignedIn: hasSessionHint,
    isLoaded: reader !== null,
  })
  useEffect(() => {
    if (!reader && isMember && asksForForm()) setIsOpen(true)
  }, [reader, isMember, setIsOpen])
  const { state, setState, submit } = useEntryForm({
    kind: 'impressions',
    initial: reader?.state,
    onSent: () => {
      close()
      refresh()
    },
  })
  const opening = (
    <p>
      {isMember ? (
        <FormLink
          from={fields.from}
          hasEntry={entry !== null}
          messages={messages}
          onClick={(event) => {
            setState({ is: 'idle' })
            open(event)
          }}
          ref={opener}
        />
      ) : (
        <ButtonLink href={signIn}>{messages.signIn}</ButtonLink>
      )}
    </p>
  )
  return (
    <div className="my-entry-form stack">
      {state.is === 'sent' ? (
        <EntrySentNotice
          title={messages.sent.title}
          text={messages.sent.publish}
          link={{ href: `/admin/collections/impressions/${state.id}`, label: messages.sent.admin }}
          ref={takeFocus}
        />
      ) : null}
      {entry && !isOpen ? (
        <MyImpressionEntry
          entry={entry}
          messages={messages}
          contributions={contributions}
          from={fields.from}
        />
      ) : null}
      {isOpen ? (
        <ImpressionForm
          idOf={idOf}
          fields={{ ...fields, locale: entry?.locale ?? fields.locale }}
          options={options}
          values={reader?.values ?? entry?.values ?? {}}
          failure={toFormFailure(state, messages, idOf)}
          isSending={state.is === 'sending'}
          takesFocus={isOpenedHere}
          onSubmit={submit}
          onCancel={cancel}
          messages={messages}
        />
      ) : (
        opening
      )}
    </div>
  )
}
