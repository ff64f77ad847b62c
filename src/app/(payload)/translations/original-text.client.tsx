'use client'

import { FieldDescription, useDocumentForm, useDocumentInfo, useForm, useFormFields } from '@payloadcms/ui'
import type { RichTextFieldClient, TextareaFieldClient, TextFieldClient } from 'payload'
import { useState } from 'react'
import { isEmptyRichText, isRichText } from '@/foundation/rich-text/empty'
import { entryKey } from './entry-key'
import { originalKey } from './original-key'
import { useOriginals } from './originals-store'

const isEmptyText = (value: unknown) => !value || (isRichText(value) && isEmptyRichText(value))

interface OriginalTextProps {
  path: string
  readOnly?: boolean
}

/** The text of a field in the language that the entry was written in; open while the field is empty. */
function OriginalText({ path, readOnly }: OriginalTextProps) {
  const originals = useOriginals(entryKey(useDocumentInfo()))
  const form = useForm()
  // Blocks within rich text have forms of their own, whose paths say nothing about the document.
  const isOfDocument = useDocumentForm() === form
  const key = useFormFields(([fields]) => originalKey(path, (name) => fields[name]?.value))
  const isEmpty = useFormFields(([fields]) => isEmptyText(fields[path]?.value))
  const [startsOpen] = useState(isEmpty)
  const text = originals?.texts[key]
  if (!originals || !text || !isOfDocument) return null
  const copy = () => {
    // The editor of rich text shows another value only if the initial one is another object too.
    const value = structuredClone(text.value)
    form.dispatchFields({ type: 'UPDATE', path, value, initialValue: value })
    form.setModified(true)
  }
  return (
    <details className="original-text" open={startsOpen}>
      <summary>{originals.title}</summary>
      <div className="original-text__text" lang={originals.locale}>
        {text.shown}
      </div>
      {readOnly ? null : (
        <button type="button" onClick={copy}>
          {originals.copy}
        </button>
      )}
    </details>
  )
}

/** The description of a field, and below it the text that is translated. */
export function OriginalTextDescription({
  field,
  ...props
}: OriginalTextProps & { field: RichTextFieldClient | TextareaFieldClient | TextFieldClient }) {
  return (
    <>
      <FieldDescription description={field.admin?.description} path={props.path} />
      <OriginalText {...props} />
    </>
  )
}
