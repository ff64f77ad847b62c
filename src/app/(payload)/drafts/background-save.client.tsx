'use client'

import { Button, LeaveWithoutSaving, useDocumentInfo, useDocumentTitle, useEditDepth } from '@payloadcms/ui'
import { use, useEffect } from 'react'
import { excerptOf } from './kept-text'
import { NewEntryContext } from './new-entry.client'
import { type SaveFailure, useBackgroundSave } from './use-background-save'
import { useKeptText } from './use-kept-text'
import { useLockHolderName } from './use-lock-holder-name'

export interface DraftTexts extends Record<SaveFailure | 'kept' | 'restore' | 'discard' | 'signIn', string> {
  saving: string
  locale: string
}

/** Tells the page of a new entry its id and its title. */
function useNewEntry() {
  const { id, data } = useDocumentInfo()
  const { title } = useDocumentTitle()
  const context = use(NewEntryContext)
  // The entry of a drawer is another one.
  const entry = useEditDepth() > 1 ? null : context
  const storedId: unknown = data?.id
  useEffect(() => {
    if (id === undefined && (typeof storedId === 'string' || typeof storedId === 'number'))
      entry?.onStored(storedId)
  }, [entry, id, storedId])
  useEffect(() => entry?.showTitle(title), [entry, title])
}

const formatTime = (at: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at))

/** Saves drafts in the background, and says what is not saved. */
export function BackgroundSave({ texts }: { texts: DraftTexts }) {
  const save = useBackgroundSave()
  const { failure, isSaving } = save
  const { offer, discard, restore } = useKeptText(save)
  useNewEntry()
  useLockHolderName()
  return (
    <>
      {isSaving ? <span className="draft-saving">{texts.saving}</span> : null}
      {failure ? (
        <div className="draft-notice" role="alert">
          <LeaveWithoutSaving />
          <p>{texts[failure]}</p>
          {failure === 'signedOut' ? (
            <a href="/admin/login" rel="noreferrer" target="_blank">
              {texts.signIn}
            </a>
          ) : null}
        </div>
      ) : null}
      {offer ? (
        <section className="draft-notice" aria-label={texts.kept}>
          <p>
            {texts.kept} {excerptOf(offer.values)}{' '}
            <time dateTime={offer.at}>({formatTime(offer.at, texts.locale)})</time>
          </p>
          <Button margin={false} onClick={() => void restore()} size="small">
            {texts.restore}
          </Button>
          <Button buttonStyle="secondary" margin={false} onClick={discard} size="small">
            {texts.discard}
          </Button>
        </section>
      ) : null}
    </>
  )
}
