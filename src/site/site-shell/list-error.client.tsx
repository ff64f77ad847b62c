'use client'

import en from '@messages/en/listErrors.json'
import es from '@messages/es/listErrors.json'
import pt from '@messages/pt/listErrors.json'
import { usePageLocale } from './error-messages.client'
import { ErrorNotice } from './error-notice.client'

const messages = { en, es, pt }

interface ListErrorProps {
  collection: keyof typeof en
  reset: () => void
}

/** The error of a list that could not be loaded. */
export function ListError({ collection, reset }: ListErrorProps) {
  return <ErrorNotice text={messages[usePageLocale()][collection]} reset={reset} />
}
