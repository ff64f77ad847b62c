/** Enough to fill the first screen. */
const placeholders = 8

/** Placeholders for cards while a filtered list loads. Hidden from assistive technology: the list announces loading. */
export function ArchiveSkeleton({ count = placeholders }: { count?: number }) {
  return (
    <div className="archive-skeleton" aria-hidden="true">
      <div className="archive-grid">
        {Array.from({ length: count }, (_, place) => `placeholder-${place}`).map((key) => (
          <div className="card skeleton" key={key}>
            <div className="plate" />
            <div className="body">
              <span className="line" />
              <span className="line" />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
