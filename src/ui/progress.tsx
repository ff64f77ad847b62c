interface ProgressProps {
  /** 0 to 1; left out while nobody can say how far. */
  value?: number
  label: string
}

export function Progress({ value, label }: ProgressProps) {
  return <progress className="progress" value={value} max={1} aria-label={label} />
}
