'use client'

import { type ReactNode, useSyncExternalStore } from 'react'

const themes = ['light', 'dark', 'device'] as const
type Theme = (typeof themes)[number]

function themeOfPage(): Theme {
  const { theme } = document.documentElement.dataset
  return theme === 'light' || theme === 'dark' ? theme : 'device'
}

function whenThemed(notify: () => void) {
  const observer = new MutationObserver(notify)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}

/** The script in the head hears it, puts it on the page, and reads it again on the next one. */
function choose(theme: Theme) {
  const newValue = theme === 'device' ? null : theme
  try {
    if (newValue) localStorage.setItem('theme', newValue)
    else localStorage.removeItem('theme')
  } catch {
    // Where nothing may be kept, the choice holds for this page.
  }
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue }))
}

interface ThemeSwitchProps {
  legend: string
  labels: Record<Theme, ReactNode>
}

/** Light, dark, or as the device says. */
export function ThemeSwitch({ legend, labels }: ThemeSwitchProps) {
  const chosen = useSyncExternalStore(whenThemed, themeOfPage, () => 'device')
  return (
    <fieldset className="theme-switch">
      <legend>{legend}</legend>
      {themes.map((theme) => (
        <label key={theme}>
          <input
            type="radio"
            name="theme"
            value={theme}
            checked={theme === chosen}
            onChange={() => choose(theme)}
          />
          {labels[theme]}
        </label>
      ))}
    </fieldset>
  )
}
