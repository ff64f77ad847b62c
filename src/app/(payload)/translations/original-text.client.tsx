'use client'

import { useDocumentInfo, useForm, useFormFields } from '@payloadcms/ui'
import { useState } from 'react'
import { originalKey } from './original-key'
import { useOriginals } from './originals-store'

interface OriginalTextProps {
  path: string
  readOnly?: boolean
}

/** The text of a field in the language that the entry was written in, below the field; open while the field is empty. */
export function OriginalText({ path, readOnly }: OriginalTextProps) {
  const { collectionSlug, id } = useDocumentInfo()
  const originals = useOriginals(`${collectionSlug}:${id}`)
  const { dispatchFields, setModified } = useForm()
  const key = useFormFields(([fields]) => originalKey(path, (name) => fields[name]?.value))
  const isEmpty = useFormFields(([fields]) => !fields[path]?.value)
  const [startsOpen] = useState(isEmpty)
  const text = originals?.texts[key]
  if (!originals || !text) return null
  const copy = () => {
    dispatchFields({ type: 'UPDATE', path, value: text })
    setModified(true)
  }
  return (
    <details className="original-text" open={startsOpen}>
      <summary>{originals.title}</summary>
      <p lang={originals.locale}>{text}</p>
      {readOnly ? null : (
        <button type="button" onClick={copy}>
          {originals.copy}
        </button>
      )}
    </details>
  )
}
