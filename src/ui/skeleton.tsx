interface SkeletonProps {
  /** Announced while loading. */
  label: string
  /** Widths of the lines in percent. */
  lines?: readonly number[]
  plate?: boolean
}

/** A placeholder for content that is loading. */
export function Skeleton({ label, lines = [80, 45], plate = false }: SkeletonProps) {
  return (
    <div className="skeleton card" role="status">
      {plate ? <span className="plate" /> : null}
      <div className="body">
        <span className="hidden-visually">{label}</span>
        {lines.map((width) => (
          <span className="line" style={{ width: `${width}%` }} key={width} />
        ))}
      </div>
    </div>
  )
}
