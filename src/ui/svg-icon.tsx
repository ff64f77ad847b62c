import type { ComponentType, SVGAttributes } from 'react'

export type IconDrawingProps = Pick<
  SVGAttributes<SVGSVGElement>,
  'className' | 'strokeWidth' | 'aria-hidden' | 'width' | 'height'
>

/** One of `icons.tsx`. */
export type IconDrawing = ComponentType<IconDrawingProps>

/** A decorative icon beside text or in a labelled button. */
export function SvgIcon({ of: Drawing }: { of: IconDrawing }) {
  return <Drawing className="icon" strokeWidth={1.75} aria-hidden="true" />
}
