import { type ComponentType, createElement, type ReactNode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'

function Hydrated({ onDone, children }: { onDone: () => void; children: ReactNode }) {
  useEffect(onDone, [onDone])
  return children
}

/** Lets React take over an island. Resolves when its effects have run, and rejects if it cannot be rendered. */
export function hydrateIsland(element: HTMLElement, Component: ComponentType<never>): Promise<void> {
  const { props = '{}', prefix } = element.dataset
  return new Promise((resolve, reject) => {
    hydrateRoot(
      element,
      <Hydrated onDone={resolve}>{createElement(Component as ComponentType, JSON.parse(props))}</Hydrated>,
      { identifierPrefix: prefix, onUncaughtError: reject },
    )
  })
}
