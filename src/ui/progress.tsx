interface ProgressProps {
  /** 0 to 1; absent while the progress is unknown. */
  value?: number
  label: string
}

export function Progress({ value, label }: ProgressProps) {
  return <progress className="progress" value={value} max={1} aria-label={label} />
}
