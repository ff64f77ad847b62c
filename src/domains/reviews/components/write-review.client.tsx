'use client'

import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { type EntryState, useEntryForm } from '@/domains/contributions/browser/use-entry-form'
import { fetchMyReview, type MyReview } from '@/domains/reviews/my-review'
import { pictureTypes } from '@/domains/reviews/picture-rules'
import { type UploadedPicture, usePictures } from '@/domains/reviews/use-pictures'
import { seemsSignedIn } from '@/domains/users/signed-in-state'
import type { Problem } from '@/foundation/forms/problem'
import { FileField } from '@/ui/file-field'
import { Notice } from '@/ui/notice'
import { Stars } from '@/ui/stars'
import type { Words } from '@/ui/ui-messages'
import { ReviewForm, type ReviewFormState } from './review-form'

export interface ReviewWords {
  ui: Pick<Words, 'reviewForm' | 'stars' | 'form' | 'cancel' | 'file'>
  problems: Record<string, string>
  problemsTitle: readonly string[]
  form: Record<
    | 'write'
    | 'edit'
    | 'signIn'
    | 'pending'
    | 'pendingNote'
    | 'declined'
    | 'why'
    | 'published'
    | 'publishedNote'
    | 'pictures'
    | 'picturesHint'
    | 'uploadFailed'
    | 'website',
    string
  >
}

export interface ReviewValues {
  rating?: number
  headline?: string
  review?: string
  anonymous?: boolean
}

interface WriteReviewProps {
  /** Ends the ids of the form where it stands on the page of something else. */
  place: string
  /** What it is about in one word, and its name. */
  item: string
  title: string
  locale: string
  /** The page of all reviews, where a form without a script is shown again. */
  from: string
  signIn: string
  /** The page where the reasons of moderators are told. */
  contributions: string
  words: ReviewWords
  /** What is known when the page is made for its reader. */
  initial: { state: EntryState; values?: ReviewValues; own: MyReview | null }
}

function formState(state: EntryState, words: ReviewWords): ReviewFormState {
  if (state.is === 'sent') return { is: 'sent', href: `/admin/collections/reviews/${state.id}` }
  if (state.is !== 'failed') return { is: state.is }
  const said = ({ code }: Problem) => words.problems[code] ?? words.problems.failed ?? code
  const field = (name: string) => state.problems.find((problem) => problem.field === name)
  const fields = Object.fromEntries(
    ['rating', 'headline', 'review', 'pictures'].flatMap((name) => {
      const problem = field(name)
      return problem ? [[name, said(problem)]] : []
    }),
  )
  const whole = state.problems.find((problem) => !problem.field)
  return {
    is: 'failed',
    title: words.problemsTitle[state.problems.length - 1] ?? '',
    fields,
    message: state.message ?? (whole && said(whole)),
  }
}

function kept(own: MyReview | null): UploadedPicture[] {
  return (own?.images ?? []).map(({ id: image, ...rest }) => ({ key: image, id: image, ...rest }))
}

/** One's own review as it stands, seen by nobody else until it is read. */
function Own({
  own,
  words,
  contributions,
}: { own: MyReview } & Pick<WriteReviewProps, 'words' | 'contributions'>) {
  const t = words.form
  const note = own.state === 'pending' ? t.pendingNote : own.state === 'published' ? t.publishedNote : null
  const star = Object.values(words.ui.stars)[own.rating - 1] ?? ''
  return (
    <div className="own-entry stack-tight">
      <Notice kind="info" title={t[own.state]}>
        {note ? <p>{note}</p> : null}
        {own.state === 'declined' ? (
          <p>
            <a href={contributions}>{t.why}</a>
          </p>
        ) : null}
      </Notice>
      <Stars value={own.rating} label={star} />
      <h3>{own.headline}</h3>
      <p className="own-text">{own.review}</p>
    </div>
  )
}

/** The form of a review, and before it one's own where there is one. Closed until it is asked for. */
export function WriteReview(props: WriteReviewProps) {
  const { place, item, title, locale, from, signIn, contributions, words, initial } = props
  const id = `review-form${place}`
  const [visitor, setVisitor] = useState(false)
  const [own, setOwn] = useState(initial.own)
  const fold = useRef<HTMLDetailsElement>(null)
  const { pictures, setPictures, error, choose, remove, uploaded } = usePictures(title, {
    uploadFailed: words.form.uploadFailed,
    wrong: words.problems.pictureWrong ?? '',
    tooMany: words.problems.tooManyPictures ?? '',
  })
  const { state, submit } = useEntryForm({
    kind: 'reviews',
    initial: initial.state,
    prepare: async (body) => {
      const images = await uploaded()
      body.delete('pictures')
      body.delete('image')
      for (const image of images) body.append('image', image)
    },
    onSent: () => fetchMyReview(item).then(setOwn, () => undefined),
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when a script has come
  useEffect(() => {
    setVisitor(!seemsSignedIn())
    setPictures(kept(initial.own))
    if (!seemsSignedIn() || initial.own) return
    fetchMyReview(item).then(
      (found) => {
        setOwn(found)
        setPictures(kept(found))
      },
      () => undefined,
    )
  }, [])

  const close = (event: MouseEvent) => {
    event.preventDefault()
    fold.current?.removeAttribute('open')
    fold.current?.querySelector('summary')?.focus()
  }

  const t = words.form
  const values = initial.values ?? own ?? undefined
  const shown = formState(state, words)
  return (
    <div className="stack">
      {own ? <Own own={own} words={words} contributions={contributions} /> : null}
      {state.is === 'sent' ? (
        <ReviewForm id={id} action="" state={shown} words={words.ui} pictures={null} cancel="" />
      ) : (
        <details
          className="write-fold"
          ref={fold}
          open={initial.state.is === 'failed' || Boolean(initial.values)}
        >
          <summary className="button line">{own ? t.edit : t.write}</summary>
          <ReviewForm
            key={own?.id}
            id={id}
            action="/api/reviews/write"
            state={shown}
            values={values}
            words={words.ui}
            cancel={`#reviews${place}`}
            onCancel={close}
            onSubmit={submit}
            signIn={visitor ? { href: signIn, label: t.signIn } : undefined}
            hidden={
              <>
                <input type="hidden" name="item" value={item} />
                <input type="hidden" name="locale" value={locale} />
                <input type="hidden" name="from" value={from} />
                <label className="trap" aria-hidden="true">
                  {t.website}
                  <input name="website" tabIndex={-1} autoComplete="off" />
                </label>
                {kept(own).map(({ key }) => (
                  <input key={key} type="hidden" name="image" value={key} />
                ))}
              </>
            }
            pictures={
              <FileField
                id={`${id}-pictures`}
                name="pictures"
                label={t.pictures}
                hint={t.picturesHint}
                invitation={words.ui.file.invitation}
                accept={pictureTypes.join(',')}
                multiple
                disabled={visitor}
                error={error ?? (shown.is === 'failed' ? shown.fields.pictures : undefined)}
                files={pictures}
                onChange={choose}
                onRemove={remove}
                remove={(name) => words.ui.file.remove.replace('{name}', name)}
              />
            }
          />
        </details>
      )}
    </div>
  )
}
