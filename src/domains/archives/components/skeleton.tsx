/** As many as fill a first screen. */
const placeholders = 9

/** Where cards will stand; shown in the list's place while its next page is on the way, and said by the pager. */
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
