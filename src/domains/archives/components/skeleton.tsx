/** As many as fill a first screen. */
const placeholders = 9

interface SkeletonProps {
  /** What a screen reader is told meanwhile. */
  label: string
  count?: number
}

/** Where cards will stand. */
export function ArchiveSkeleton({ label, count = placeholders }: SkeletonProps) {
  return (
    <div role="status" aria-label={label}>
      <ul className="archive-grid" aria-hidden="true">
        {Array.from({ length: count }, (_, place) => `placeholder-${place}`).map((key) => (
          <li className="card skeleton" key={key}>
            <div className="plate" />
            <div className="body">
              <span className="line" />
              <span className="line" />
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
