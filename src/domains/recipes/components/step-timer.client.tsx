'use client'

import { useEffect, useState } from 'react'
import { ring } from '@/domains/recipes/browser/ring'
import { Timer } from '@/ui/icons'
import { SvgIcon } from '@/ui/svg-icon'

interface StepTimerProps {
  minutes: number
  /** The duration in words, before the timer runs. */
  duration: string
  words: { start: string; stop: string; over: string; again: string }
}

/** `1:02:09` */
function clock(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const shown = parts[0] === 0 ? parts.slice(1) : parts
  return shown.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0'))).join(':')
}

/** The timer of a step. Several run at once; without JavaScript it only states the duration. */
export function StepTimer({ minutes, duration, words }: StepTimerProps) {
  const [end, setEnd] = useState<number | null>(null)
  const [left, setLeft] = useState(minutes * 60)
  const isOver = end !== null && left <= 0

  useEffect(() => {
    if (end === null || isOver) return
    const update = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)))
    update()
    const interval = setInterval(update, 500)
    return () => clearInterval(interval)
  }, [end, isOver])

  useEffect(() => {
    if (isOver) ring()
  }, [isOver])

  const isRunning = end !== null && !isOver
  const start = () => {
    setLeft(minutes * 60)
    setEnd(Date.now() + minutes * 60_000)
  }
  const action = isRunning ? words.stop : isOver ? words.again : words.start
  return (
    <p>
      <button type="button" className="timer" onClick={isRunning ? () => setEnd(null) : start}>
        <SvgIcon of={Timer} />
        <time dateTime={`PT${minutes}M`}>{isRunning ? clock(left) : isOver ? words.over : duration}</time>
        <span className="timer-action">{action}</span>
      </button>
      <span className="hidden-visually" role="status">
        {isOver ? words.over : ''}
      </span>
    </p>
  )
}
