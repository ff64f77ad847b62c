'use client'

import { useEffect, useState } from 'react'

interface CharactersLeftProps {
  /** Id of the field whose characters are counted. */
  field: string
  max: number
  label: string
}

/** Announced only when typing pauses, because an announcement per keystroke would interrupt. */
const pauseMilliseconds = 1000

export function CharactersLeft({ field, max, label }: CharactersLeftProps) {
  const [left, setLeft] = useState(max)
  const [locale, setLocale] = useState<string>()
  const [announced, setAnnounced] = useState<number | null>(null)

  useEffect(() => {
    const text = document.getElementById(field)
    if (!(text instanceof HTMLTextAreaElement)) return
    const count = () => setLeft(max - text.value.length)
    setLocale(document.documentElement.lang)
    count()
    text.addEventListener('input', count)
    text.form?.addEventListener('reset', () => setTimeout(count))
    return () => text.removeEventListener('input', count)
  }, [field, max])

  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(left === max ? null : left), pauseMilliseconds)
    return () => clearTimeout(timer)
  }, [left, max])

  const format = (count: number) => (locale ? count.toLocaleString(locale) : count)
  return (
    <p className="characters-left numeric" data-over={left < 0 || undefined}>
      <span aria-hidden="true">
        {label}: {format(left)}
      </span>
      <span className="hidden-visually" role="status">
        {announced === null ? '' : `${label}: ${format(announced)}`}
      </span>
    </p>
  )
}
