'use client'

import { useParams } from 'next/navigation'
import { isLocale } from '@/foundation/i18n/locales'
import en from '../../../../messages/en/errors.json'
import es from '../../../../messages/es/errors.json'
import pt from '../../../../messages/pt/errors.json'

const messages = { en, es, pt }

interface ErrorNoticeProps {
  /** What could not be loaded, when it is a list. */
  collection?: 'mushrooms' | 'growingguides'
  reset: () => void
}

/** Says what failed and offers to try again; its few words travel with it, for nothing else may be there. */
export function ErrorNotice({ collection, reset }: ErrorNoticeProps) {
  const { locale } = useParams()
  const say = messages[isLocale(locale) ? locale : 'en']
  return (
    <div className="page">
      <div className="state" role="alert">
        <h1>{say.title}</h1>
        <p>{collection ? say[collection] : say.text}</p>
        <button type="button" className="button" onClick={reset}>
          {say.retry}
        </button>
      </div>
    </div>
  )
}
