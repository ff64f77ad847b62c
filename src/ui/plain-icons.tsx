import type { ReactNode } from 'react'
import type { IconDrawing, IconDrawingProps } from './svg-icon'

// Icons of Lucide (LICENSES.md) for components that every page loads: its own runtime weighs more than all of them.

function draw(shapes: ReactNode): IconDrawing {
  return (props: IconDrawingProps) => (
    <svg
      {...props}
      aria-hidden="true"
      width={24}
      height={24}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {shapes}
    </svg>
  )
}

const circle = <circle cx={12} cy={12} r={10} />

export const Cross = draw(<path d="M18 6 6 18M6 6l12 12" />)

export const CircleCheck = draw(
  <>
    {circle}
    <path d="m9 12 2 2 4-4" />
  </>,
)

export const Info = draw(
  <>
    {circle}
    <path d="M12 16v-4M12 8h.01" />
  </>,
)
