interface SkeletonProps {
  /** What is said meanwhile. */
  label: string
  /** Each as wide as its share of the line, in percent. */
  lines?: readonly number[]
  plate?: boolean
}

/** Where something will stand that is still on its way. */
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
