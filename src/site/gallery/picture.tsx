/** A stand-in picture: the plate of a species. */
export function Picture({ species }: { species: string }) {
  const address = (theme: 'light' | 'dark') => `/plates/${species}/habit-card-${theme}.svg`
  return (
    <picture>
      <source srcSet={address('dark')} media="(prefers-color-scheme: dark)" />
      <img src={address('light')} alt="" width={320} height={400} loading="lazy" />
    </picture>
  )
}
