/** The mark: a cap seen from the side, its gills the lines of a page. */
export function Mark() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <path
        d="M2.5 15.5C3 7.500 8.500 3 16 3s13 4.500 13.500 12.500c-4 2.600-8.600 3.500-13.500 3.500S6.500 18.100 2.500 15.500Z"
        fill="var(--chanterelle)"
      />
      <path
        d="M2.500 15.500C3 7.500 8.500 3 16 3s13 4.500 13.500 12.500c-4 2.600-8.600 3.500-13.500 3.500S6.500 18.100 2.500 15.500ZM13 19v7.500c0 3 6 3 6 0V19M8 17.900l2.500-3.600M12 18.700l1.500-4M16 18.900v-4.200M20 18.700l-1.500-4M24 17.900l-2.500-3.600"
        fill="none"
        stroke="var(--ink)"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
