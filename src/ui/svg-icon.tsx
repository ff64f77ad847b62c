import type { SVGAttributes } from 'react'

interface SvgIconProps extends Pick<SVGAttributes<SVGSVGElement>, 'className' | 'width' | 'height'> {
  /** One of `icons.ts`. */
  of: string
}

/** A decorative icon beside text or in a labelled button. */
export function SvgIcon({ of, className = 'icon', width = 24, height = 24 }: SvgIconProps) {
  return (
    <svg
      className={className}
      width={width}
      height={height}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: constants of ours.
      dangerouslySetInnerHTML={{ __html: of }}
    />
  )
}
