import type { DisplayedEdibility } from '@/domains/species/edibility'

const fork = 'M9 6v3.500a3 3 0 0 0 6 0V6M12 6v12'
const skull =
  'M12 1C6.300 1 2.500 5 2.500 10.200c0 3 1.400 5.200 3.300 6.600V20c0 .8.600 1.400 1.400 1.400H8.600V19h1.500v4h3.800v-4h1.500v2.400h1.400c.8 0 1.400-.6 1.400-1.400v-3.200c1.900-1.400 3.300-3.600 3.300-6.600C21.500 5 17.700 1 12 1zM8 9a2.400 2.400 0 1 1 0 4.800A2.400 2.400 0 0 1 8 9zm8 0a2.400 2.400 0 1 1 0 4.800A2.400 2.400 0 0 1 16 9zm-4 4.800l1.500 2.800h-3z'

/** Each class has a distinct outline, so that it can be recognised without colour. */
const drawings = (ground: string): Record<DisplayedEdibility, React.ReactNode> => ({
  choice: (
    <>
      <circle cx="12" cy="12" r="11" fill="currentColor" />
      <path d={fork} fill="none" stroke={ground} strokeWidth="1.9" strokeLinecap="round" />
    </>
  ),
  edible: (
    <g fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round">
      <circle cx="12" cy="12" r="10" />
      <path d={fork} />
    </g>
  ),
  caution: (
    <>
      <path
        d="M12 2L23 21H1z"
        fill="currentColor"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <path d="M12 9v6M12 18v.2" stroke={ground} strokeWidth="2.2" strokeLinecap="round" />
    </>
  ),
  inedible: (
    <g fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round">
      <path d={fork} />
      <circle cx="12" cy="12" r="10" />
      <path d="M5 19L19 5" strokeWidth="2" />
    </g>
  ),
  poisonous: (
    <>
      <path d="M7.500 1.500h9L22.500 7.500v9L16.500 22.500h-9L1.500 16.500v-9z" fill="currentColor" />
      <path d="M8 8l8 8M16 8l-8 8" stroke={ground} strokeWidth="2.4" strokeLinecap="round" />
    </>
  ),
  deadly: <path fill="currentColor" fillRule="evenodd" d={skull} />,
  psychoactive: (
    <g fill="none" stroke="currentColor" strokeWidth="1.9" strokeLinecap="round">
      <path d="M12 12a2 2 0 1 1 2-2c0 3-2.500 5-5.500 4.500S4.500 10 6 7s5.500-4.500 9-3 6 5.500 4.500 9.500-5.500 7-10 6" />
    </g>
  ),
  unknown: (
    <>
      <circle
        cx="12"
        cy="12"
        r="10.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.7"
        strokeDasharray="3.2 2.6"
      />
      <path
        d="M9.200 9.200c.3-4 6-3.700 5.700-.2-.2 2.200-2.900 2.400-2.900 4.800M12 17.200v.2"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.9"
        strokeLinecap="round"
      />
    </>
  ),
})

interface EdibilityIconProps {
  displayed: DisplayedEdibility
  /** The background colour. */
  ground?: string
}

export function EdibilityIcon({ displayed, ground = 'var(--paper)' }: EdibilityIconProps) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      {drawings(ground)[displayed]}
    </svg>
  )
}
